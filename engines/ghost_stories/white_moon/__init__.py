"""White Moon, the expansion of Ghost Stories (2009)."""
