"""Tournaments by the clock: each due time starts exactly one."""
