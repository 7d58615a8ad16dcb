"""From a request that is not in memory to a response that may be cached."""
