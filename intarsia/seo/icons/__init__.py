"""The icons of a site and its web app manifest, from an uploaded image or the first letter of its name."""
