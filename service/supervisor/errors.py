"""Why `seance up` refuses to start."""


class CannotStart(Exception):
    """Something outside Seance is in the way; the message says what to do about it."""


class InUse(CannotStart):
    """Another Seance uses the data folder."""
