"""Adds an index while messages are stored."""

from typing import Any

from django.db import migrations


class AddIndexUnlocked(migrations.AddIndex):
    """Its migration has `atomic = False`. If that was interrupted, it can be repeated."""

    def database_forwards(self, app_label: str, schema_editor: Any, from_state: Any, to_state: Any) -> None:
        vendor = schema_editor.connection.vendor
        concurrently = "CONCURRENTLY" if vendor == "postgresql" else ""
        if vendor in ("postgresql", "sqlite"):
            schema_editor.execute(f'DROP INDEX {concurrently} IF EXISTS "{self.index.name}"')
        if not concurrently:
            super().database_forwards(app_label, schema_editor, from_state, to_state)
            return
        model = to_state.apps.get_model(app_label, self.model_name)
        if self.allow_migrate_model(schema_editor.connection.alias, model):
            schema_editor.add_index(model, self.index, concurrently=True)
