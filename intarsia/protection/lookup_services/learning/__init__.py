"""What a site learns from its owner's decisions: stored in the database, used by all processes within seconds."""
