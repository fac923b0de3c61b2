# The part of gunicorn 27 that Seance uses; the library ships no types.
