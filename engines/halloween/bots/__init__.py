"""How Halloween is played: its bots, and what they think with."""
