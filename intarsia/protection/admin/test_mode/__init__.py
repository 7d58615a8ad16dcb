"""Staff test a form or a message: it is judged, but neither stored nor sent."""
