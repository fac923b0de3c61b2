"""Clients in Redis: their accounts, what they have sent and what they must do."""
