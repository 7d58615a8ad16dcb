"""The sizes of an image on pages: WebP for each browser, and AVIF where it saves bytes."""
