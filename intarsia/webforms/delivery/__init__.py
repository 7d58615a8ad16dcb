"""What an entry sends: notifications and webhooks. Each delivery is its own job, so that none repeats another."""
