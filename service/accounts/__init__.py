"""Who may do what for the whole service: operators and their keys."""
