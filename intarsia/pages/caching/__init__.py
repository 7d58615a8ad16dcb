"""Which tags of the page cache a page has, and which changes purge them."""
