"""Webhooks: the messages of an inbox, sent to addresses that an account names."""
