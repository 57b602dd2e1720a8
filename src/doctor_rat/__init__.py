"""Doctor Rat: an unofficial digital version of the cooperative deduction card game."""
