"""A moment of a finished game for anyone with the link: its page, picture and text."""
