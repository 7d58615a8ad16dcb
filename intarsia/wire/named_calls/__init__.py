"""The calls that browsers may make: their registry, routes and documents, and how one runs."""
