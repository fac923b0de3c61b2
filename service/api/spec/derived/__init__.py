"""Other forms of the document, made from it: 3.0, 3.2, and a short one for `/docs`."""
