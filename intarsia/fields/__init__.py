"""The field types of web forms: one folder per type. `intarsia/webforms` stores their answers."""
