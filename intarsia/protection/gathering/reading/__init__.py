"""A request becomes a submission. Nothing that it says of itself is believed further than its kind goes."""
