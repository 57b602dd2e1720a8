"""The reasoning that several bots share."""
