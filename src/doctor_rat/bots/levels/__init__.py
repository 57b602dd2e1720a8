"""How well each bot plays: a module for each level, or a package with a file for each role."""
