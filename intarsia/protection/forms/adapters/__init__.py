"""Forms of Django and Wagtail, protected: import the module of those that your site has."""
