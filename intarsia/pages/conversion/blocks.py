"""Which elements a block becomes: a registry by class of the block, and one mapping per page type by its name."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Any

from django.utils.translation import gettext as _
from wagtail.blocks import Block, StaticBlock

from intarsia.documents import contract
from intarsia.documents.build import Element, InvalidDocument, document
from intarsia.documents.build.widgets import section
from intarsia.documents.tree import elements

from ..builder_field import document_with

NewElements = Element | Iterable[Element] | None


@dataclass(frozen=True)
class BlockValue:
    """A value in a StreamField, as a converter gets it."""

    value: Any
    block: Block
    # Its name in the StreamField or StructBlock: `paragraph`; empty for an item of a list.
    name: str
    # `body[2].teaser.text`, for the report.
    path: str
    conversion: "Conversion"

    def children(self, children: Iterable[tuple[str, Block, Any]]) -> list[Element]:
        """The elements of the blocks inside: (name, block, value)."""
        return [
            made
            for index, (name, block, value) in enumerate(children)
            for made in self.conversion.convert(
                BlockValue(value, block, name, f"{self.path}.{name or index}", self.conversion)
            )
        ]


# Returns an element, several, or None if this value cannot be mapped.
Converter = Callable[[BlockValue], NewElements]

_converters: dict[type[Block], Converter] = {}


def register_block_conversion(block: type[Block], convert: Converter) -> None:
    """For a class of blocks and those that inherit from it. Call it in the `ready()` of an app."""
    _converters[block] = convert


@dataclass(frozen=True)
class Unmapped:
    """A block that stays in its field only."""

    path: str
    block: str
    label: str
    text: str
    # Why its elements were refused, for people; empty if there is no converter for it.
    reason: str = ""

    def __str__(self) -> str:
        return f"{self.path} ({self.block}): {self.text}" + (f" [{self.reason}]" if self.reason else "")


@dataclass
class Conversion:
    """One page. `own` maps names of blocks, such as `price` or `body.price`, before the registry."""

    own: Mapping[str, Converter] = field(default_factory=dict)
    # The widgets that may be added; None for all.
    allowed: frozenset[str] | None = None
    mapped: int = 0
    unmapped: list[Unmapped] = field(default_factory=list)
    # The ids of elements that came with one, such as those of a template.
    ids: set[str] = field(default_factory=set)

    def allows(self, widget: str) -> bool:
        return self.allowed is None or widget in self.allowed

    def convert_whole(self, found: BlockValue) -> list[Element]:
        """A block of a field. If its elements make no valid document, it stays in the field, alone."""
        mapped, unmapped = self.mapped, list(self.unmapped)
        made = list(self.convert(found))
        try:
            document(*framed(made, has_section=True))
        except InvalidDocument as error:
            self.mapped, self.unmapped = mapped, unmapped
            self._leave(found, str(error))
            return []
        return made

    def convert(self, found: BlockValue) -> Iterator[Element]:
        # A static block has no value and shows something all the same.
        if (found.value is None or found.value == "") and not isinstance(found.block, StaticBlock):
            return
        made = self._converter(found)(found)
        if made is None:
            self._leave(found)
            return
        whole = [made] if isinstance(made, dict) else list(made)
        kept = [one for one in whole if not self._refused(one)]
        for label in dict.fromkeys(label for one in whole for label in self._refused(one)):
            self._leave(found, _("%(widget)s cannot be added here.") % {"widget": label})
        self.mapped += bool(kept or not whole)
        yield from kept

    def _refused(self, made: Element) -> list[str]:
        """The labels of the widgets in it that may not be added."""
        found = elements(document_with([made]), contract.load()) if self.allowed is not None else ()
        return [str((one.widget or {}).get("label") or one.type) for one in found if not self.allows(one.type)]

    def _leave(self, found: BlockValue, reason: str = "") -> None:
        label = str(getattr(found.block, "label", "") or found.name)
        text = label if found.value is None else _excerpt(found.value)
        self.unmapped.append(Unmapped(found.path, type(found.block).__name__, label, text, reason))

    def _converter(self, found: BlockValue) -> Converter:
        if own := self.own.get(f"{found.path.split('[')[0]}.{found.name}") or self.own.get(found.name):
            return own
        return next((_converters[one] for one in type(found.block).__mro__ if one in _converters), lambda _found: None)


def framed(made: Iterable[Element], *, has_section: bool) -> list[Element]:
    """In sections. Those that a design brings stay next to the others, not inside."""
    whole: list[Element] = []
    for is_section, group in groupby(made, lambda one: one["type"] == "section"):
        found = list(group)
        whole += found if is_section or not has_section else [section(*found)]
    return whole


def _excerpt(value: Any) -> str:
    """An embed as text would ask its provider."""
    return " ".join(str(getattr(value, "url", value)).split())[:80]
