"""Bots of a user's own at the tables of this machine: Python classes and programs."""
