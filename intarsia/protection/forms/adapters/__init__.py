"""Protected variants of Django's and Wagtail's forms. Import the modules that your site needs."""
