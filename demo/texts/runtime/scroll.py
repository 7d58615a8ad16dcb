"""What moves because you do."""

TITLE = "What moves as you do"
DESCRIPTION = "Pieces that drift, turn, grow and fade while the page is scrolled."
INTRODUCTION = (
    "Walk past a panel of rippled sycamore and the stripes walk with you. The pieces below know only how far you have "
    "come. Stand still, and they do."
)
PICTURE = "gallery-moonlight"
PICTURE_ALT_TITLE = "The moon keeps its distance"
PICTURE_TEXT = "The picture drifts against the page. In the middle of the screen it stands where it belongs."
TURN_TITLE = "A compass that turns"
TURN_TEXT = "Thirty-two rays, half a turn. Cut one at a time, from the two shades of one board."
TURN_PICTURE = "journal-compass"
GROW_TITLE = "A shoal that comes nearer"
GROW_TEXT = "It grows by a seventh, and fades in as it enters. No text does that here: words should stand still."
GROW_PICTURE = "gallery-shoal"
SIDE_TITLE = "Swallows, on their way"
SIDE_TEXT = "To the left, by a hand's breadth. On a phone they stay where they are."
SIDE_PICTURE = "journal-swallows"

RULE_TITLE = "Three rules, one walk"
RULE_TEXT = (
    "The same way measured with three rules, by a dozen lines of script of the workshop’s own. Nought is below the "
    "screen, a hundred above it. The finer the rule, the more often it speaks."
)
RULES = (
    (4, "The joiner’s", "Four marks. It speaks when a quarter is behind you."),
    (20, "The cabinet maker’s", "Twenty marks, which is enough for a door."),
    (100, "The inlayer’s", "A hundred marks, and none of them too many."),
)
RULE_AT_REST = "not yet read"
