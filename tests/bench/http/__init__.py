"""The service over HTTP, beside the least that could do the same work."""
