"""Runs all of Seance on one machine: Redis, the API, the workers."""
