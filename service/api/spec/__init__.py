"""The published OpenAPI document."""
