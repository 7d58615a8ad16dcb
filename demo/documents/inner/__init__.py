"""The pages below the home page."""
