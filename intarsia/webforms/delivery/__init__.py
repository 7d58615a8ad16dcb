"""What an entry sends: notifications by e-mail. Each delivery is a job of its own, so that none repeats another."""
