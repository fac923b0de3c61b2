"""What is measured: each module here is a process of its own that plays games."""
