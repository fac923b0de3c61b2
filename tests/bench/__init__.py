"""Our speed beside that of other engines, in one run on one machine."""
