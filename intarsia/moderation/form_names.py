from django.contrib.contenttypes.models import ContentType
from django.db import connections, router

from .models import ModerationRecord
from .subjects import kinds

# `SELECT DISTINCT` reads the index of all rows; this jumps from each name to the next one.
NEXT_NAMES = """
    WITH RECURSIVE names(form) AS (
        SELECT MIN(form) FROM {table} WHERE content_type_id = %s AND erased_at IS NULL
        UNION ALL
        SELECT (SELECT MIN(form) FROM {table}
                WHERE content_type_id = %s AND erased_at IS NULL AND form > names.form)
        FROM names WHERE names.form IS NOT NULL
    )
    SELECT form FROM names WHERE form IS NOT NULL
"""


def form_names() -> list[str]:
    """The names of all forms that were sent, in alphabetical order."""
    found: set[str] = set()
    sql = NEXT_NAMES.format(table=ModerationRecord._meta.db_table)
    with connections[router.db_for_read(ModerationRecord)].cursor() as cursor:
        for kind in kinds():
            content_type = ContentType.objects.get_for_model(kind.model).pk
            cursor.execute(sql, [content_type, content_type])
            found.update(row[0] for row in cursor.fetchall())
    return sorted(found)
