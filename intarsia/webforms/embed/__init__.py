"""Forms on other sites: which sites may show a form, the page that they show in a frame, and the code to copy."""
