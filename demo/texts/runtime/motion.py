"""Pieces that come to their place, once."""

TITLE = "How things come in"
DESCRIPTION = "Pieces that enter the page when you come to them: once, and only if you like movement."
INTRODUCTION = (
    "A piece is held above its place, turned to the light, and let go. It happens once. Everything on "
    "this page is in the "
    "page before it moves: without scripts, on paper, or if you have asked for less motion, it simply lies there."
)
ROWS_TITLE = "Six ways to enter"
WAYS = (
    ("enter-fade", "Fades in", "As a drawing does under tracing paper, when the sheet is smoothed down."),
    ("enter-up", "From below", "Lifted out of the tray. The usual way, and the quietest."),
    ("enter-down", "From above", "Lowered with two fingers, for pieces that would chip at the edge."),
    ("enter-left", "From the left", "Slid in along the straight-edge, as stringing is."),
    ("enter-right", "From the right", "The same for those who cut with the other hand."),
    ("enter-grow", "Grows", "Swells into its place, as holly does on a damp morning."),
)
LATE_TITLE = "One after the other"
LATE = "The same movement, each piece a fifth of a second after the one before. On a phone they do not wait."
LATE_STEPS = ("Drawing", "Cutting", "Shading", "Gluing")
TABS_TITLE = "Behind a tab, too"
TABS = (
    ("The face", "What is out of sight waits. Choose the other tab, and the back of the panel comes to you."),
    ("The back", "Newspaper, mostly. The glue of 1911 has kept a cattle market and half a wedding."),
)
