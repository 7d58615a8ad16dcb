"""The client and language of a request, and short-lived values that all processes of a site share."""
