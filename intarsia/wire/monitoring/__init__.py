"""What Prometheus asks."""
