"""RQ workers: bot turns, long work and the reconciler."""
