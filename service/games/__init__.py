"""One game: how it is created, played, read, ended and played again."""
