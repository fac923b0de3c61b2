"""Models and operations of the Seance API, written by openapi-python-client."""

VERSION = "1.1.0"
