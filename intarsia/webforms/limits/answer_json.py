from typing import Any

from django.db.models import F, Func, TextField, Value


class AnswerJson(Func):
    """The answer of an entry to the field with this number, as JSON text; null if it has none.

    Django's own lookups take keys that are numbers for indexes of lists.
    """

    output_field = TextField()

    def __init__(self, number: int) -> None:
        super().__init__(F("answers"), Value(str(number)))

    def as_sqlite(self, compiler: Any, connection: Any, **context: Any) -> Any:
        # Without the quotes of JSON, a text could look like a list.
        template = "JSON_QUOTE(JSON_EXTRACT(%(expressions)s))"
        answers, number = self.get_source_expressions()
        path = Func(answers, Value(f'$."{number.value}"'), function="", template="%(expressions)s")
        return path.as_sql(compiler, connection, template=template, **context)

    def as_postgresql(self, compiler: Any, connection: Any, **context: Any) -> Any:
        return super().as_sql(compiler, connection, template="(%(expressions)s)::text", arg_joiner=" -> ", **context)
