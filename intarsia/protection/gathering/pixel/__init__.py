"""A picture of one point, whose address changes every three hours: who fetches it shows what is on the page."""
