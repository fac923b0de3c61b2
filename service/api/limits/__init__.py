"""How much one client may ask for: requests, creations, streams, long addresses."""
