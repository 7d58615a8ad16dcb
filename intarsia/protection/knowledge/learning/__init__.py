"""What a site learns from the decisions of its owner: kept in the database, picked up by all processes in seconds."""
