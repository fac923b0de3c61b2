"""Two bots compared on the same deals: what is played, what came out, what it shows."""
