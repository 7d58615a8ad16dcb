"""What an entry sends: notifications and webhooks. Each delivery is a job of its own, so that none repeats another."""
