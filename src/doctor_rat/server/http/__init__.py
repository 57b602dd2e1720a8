"""What is asked by HTTP."""
