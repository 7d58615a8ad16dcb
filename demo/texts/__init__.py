"""The words of the demo site. The school, its town, its people and their reviews are invented."""
