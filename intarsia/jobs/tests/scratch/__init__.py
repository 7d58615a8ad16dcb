"""A site with jobs and nothing else, for tests with processes of their own."""
