"""What apps of a site offer in the editor besides widgets: icon sets, color palettes, style presets."""
