"""The 52 cards in printed order, each one block: its row, then what it does (HW-10)."""
