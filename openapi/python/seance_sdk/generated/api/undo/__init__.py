"""The operations of one tag."""
