"""Web forms: made in the visual editor, shown on pages, submitted, judged, stored as entries and mailed."""
