"""What one reader is shown, in one language."""
