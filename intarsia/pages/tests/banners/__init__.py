"""An app of a site with a model that the visual editor can edit, as in docs/guides/edit-your-own-models.md."""
