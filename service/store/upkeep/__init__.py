"""Keeping the store: its data version, backup and restore, and looking for damage."""
