"""An app of a site whose pages were made with a StreamField before their type got the visual editor."""
