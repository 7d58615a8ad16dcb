"""Migrations of sites made before 0.1.0 import the field from here, by its earlier name."""

from .builder_field import BuilderField as DocumentField
from .builder_field import empty_document

__all__ = ["DocumentField", "empty_document"]
