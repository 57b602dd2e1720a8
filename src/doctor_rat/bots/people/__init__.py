"""Partners who choose as people do, to judge our bots by. None of our bots may import this: what the expert doctor
expects is written a second time, in `bots.thinking.population`, with other parameters."""
