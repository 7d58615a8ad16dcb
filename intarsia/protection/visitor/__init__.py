"""Who asks, in which language, and what all processes of a site remember of visitors for a while."""
