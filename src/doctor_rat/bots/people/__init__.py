"""Partners who choose as people do, to judge our bots by. No bot of ours may look in here: what the expert doctor
reckons with is written a second time, in `bots.population`, with other parameters."""
