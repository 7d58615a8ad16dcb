"""The journal: twelve articles, the newest first."""

from . import (
    compass_rose,
    four_thousand_blocks,
    hot_sand,
    library_kingfisher,
    lighthouse_panel,
    reading_the_figure,
    seven_swallows,
    sharp_enough,
    silver_grain,
    thirty_two_rays,
    tumbling_blocks,
    warm_glue,
)
from .article import Article

TITLE = "Journal"
INTRODUCTION = "Notes on woods, tools and commissions, and on the art of starting again."
SEARCH = "Search woods, tools, courses"

ARTICLES: tuple[Article, ...] = (
    lighthouse_panel.ARTICLE,
    silver_grain.ARTICLE,
    seven_swallows.ARTICLE,
    compass_rose.ARTICLE,
    four_thousand_blocks.ARTICLE,
    hot_sand.ARTICLE,
    library_kingfisher.ARTICLE,
    sharp_enough.ARTICLE,
    tumbling_blocks.ARTICLE,
    thirty_two_rays.ARTICLE,
    warm_glue.ARTICLE,
    reading_the_figure.ARTICLE,
)
