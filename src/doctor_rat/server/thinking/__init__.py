"""What several of them think with."""
