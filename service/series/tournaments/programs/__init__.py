"""Programs from outside in a tournament: how they enter, and how their games go."""
