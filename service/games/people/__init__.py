"""What people at a table may ask for besides their commands."""
