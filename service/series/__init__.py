"""Many games: simulations, tournaments, schedules and ratings."""
