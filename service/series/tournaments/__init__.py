"""Tournaments of bots and programs: who meets whom, on which deals, and who leads."""
