"""How White Moon is played: its bots, and what they think with."""
