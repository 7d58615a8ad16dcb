"""A package that adds choices to the editor, as docs/guides/add-choices.md says."""
