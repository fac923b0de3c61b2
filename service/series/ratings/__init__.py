"""How strong bots are: ratings with uncertainty, moved once by every rated game."""
