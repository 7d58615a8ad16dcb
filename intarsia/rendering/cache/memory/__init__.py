"""The pages that one process keeps ready, and the waiting for one that is just being rendered."""
