"""The numbers that bots go by, found by playing: they are data of their titles."""
