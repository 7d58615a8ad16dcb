"""A font file -> WOFF2 files with the characters that a site needs. Pure: it knows neither Django nor the site."""
