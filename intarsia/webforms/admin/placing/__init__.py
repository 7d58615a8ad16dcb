"""From a published form to a page that shows it."""
