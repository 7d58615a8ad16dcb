"""The last good version of each page, for the time while nothing can be rendered."""
