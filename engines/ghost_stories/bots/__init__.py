"""How Ghost Stories is played: its bots, and what they think with."""
