"""The steps of a Wagtail workflow in the visual editor: what a user may do at the current one, and doing it."""
