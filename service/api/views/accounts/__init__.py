"""The operations on accounts: everybody's profile, and one's own."""
