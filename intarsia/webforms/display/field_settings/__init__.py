"""What the server adds to the settings of fields and pages of a form before it renders them."""
