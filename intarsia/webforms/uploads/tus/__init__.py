"""Resumable uploads for clients of the protocol tus 1.0: https://tus.io/protocols/resumable-upload."""
