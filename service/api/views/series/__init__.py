"""The operations on many games: simulations, tournaments, schedules, ratings."""
