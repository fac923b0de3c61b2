"""The engine core: what every title stands on. See README.md."""
