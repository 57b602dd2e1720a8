"""What the doctor learns of the people who play here, from games whose people allow it."""
