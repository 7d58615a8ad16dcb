"""Registers what pages contain so that browsers load the next page early."""

from intarsia.page_contributions import register_page_contribution

from .serving.speculation_rules import SpeculationRules

register_page_contribution(SpeculationRules())
