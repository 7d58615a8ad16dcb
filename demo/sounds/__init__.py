"""What the workshop sounds like, made by code: `python -m demo.sounds` writes the files anew."""
