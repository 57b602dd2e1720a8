"""What several bots think with."""
