"""Search engines may read any number of pages, if DNS confirms their identity."""
