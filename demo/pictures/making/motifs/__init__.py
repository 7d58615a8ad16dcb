"""What several scenes show: plants, trees, buildings, tools, patterns."""
