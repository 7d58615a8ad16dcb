from collections.abc import Iterator

from django.core.exceptions import ValidationError
from django.db import models

from intarsia.documents import contract
from intarsia.documents.kinds import catalog_of
from intarsia.documents.reading.text import text_of
from intarsia.documents.reference_targets import reference_targets
from intarsia.documents.references import follow_path, guessed_references_of, references_of
from intarsia.documents.tree import elements
from intarsia.documents.validation.storage_limits import storage_problems


def empty_document() -> dict:
    """A document without elements."""
    return document_with([])


def document_with(content: list) -> dict:
    """A new document of these elements."""
    return {"root": {"props": {"schemaVersion": 1}}, "content": content, "zones": {}}


class BuilderField(models.JSONField):
    """A document as the editor saved it. Wagtail's reference index, search and comments read it.

    Model validation rejects only what no database can store. The editor checks the contract when it saves: a page must
    stay movable and publishable after a widget has changed.
    """

    def validate(self, value, model_instance):
        super().validate(value, model_instance)
        problems = [f"{problem.path}: {problem.message}" for problem in storage_problems(value)]
        if problems:
            raise ValidationError(problems)

    def contract(self) -> dict:
        """That of the document kind of this field."""
        return contract.load(catalog_of(self.model, self.name))

    def extract_references(self, value) -> Iterator[tuple[type[models.Model], str, str, str]]:
        """(model, id, model path, content path) of each object that the document uses, for Wagtail's index."""
        target_models = {target.name: target.model for target in reference_targets()}
        for element in elements(value, self.contract()):
            for reference in (*references_of(element), *guessed_references_of(element)):
                if model := target_models.get(reference.target):
                    yield model, str(reference.id), "element", f"{element.id}.{reference.path}"

    def get_searchable_content(self, value) -> list[str]:
        return [text_of(value, self.contract())]

    def get_block_by_content_path(self, value, path_elements: list[str]):
        """The element that the first step names, or the value inside it that the other steps lead to."""
        element_id, *steps = path_elements
        for element in elements(value, self.contract()):
            if element.id == element_id:
                return follow_path(element.props, steps) if steps else element
        return None
