"""The past of a game: any of its versions, replays and forks."""
