"""Templates around pages: which one a page is shown in, what of the page it shows, and how an owner chooses."""
