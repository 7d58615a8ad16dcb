"""The gallery of templates that a new form starts from."""
