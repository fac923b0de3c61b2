"""The use cases of Seance, their store, and under api/ the HTTP edge."""
