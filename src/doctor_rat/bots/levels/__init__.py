"""How well each bot plays: a folder for each level, a file for each role."""
