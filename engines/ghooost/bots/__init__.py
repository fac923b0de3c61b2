"""How Ghooost! is played: its bots, and what they think with."""
