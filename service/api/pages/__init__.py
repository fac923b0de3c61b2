"""Pages for people; they are no operations of the document."""
