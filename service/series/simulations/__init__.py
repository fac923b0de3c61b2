"""Many games played by bots: what is to be played, what came out, what it shows."""
