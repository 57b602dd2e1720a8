"""A moment of a finished game for whoever has the link: its page, its picture, its words."""
