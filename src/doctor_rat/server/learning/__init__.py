"""What the doctor learns about the people who play here, from games whose people allow it."""
