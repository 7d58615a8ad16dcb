"""The school's mark: a holly leaf cut from two pieces along its midrib, and one berry."""

import numpy as np

from ..drawing.shapes import Path, moved, points

# The positions of the prickles along the leaf and their distances from the midrib, for a leaf of length 1.
PRICKLES = [(0.0, 0.0), (0.10, 0.15), (0.32, 0.27), (0.56, 0.275), (0.79, 0.19), (1.0, 0.0)]
HOLLOW = 0.5
"""How far the edge between two prickles is drawn in towards the midrib."""


def _edge() -> list[tuple[tuple[float, float], tuple[float, float]]]:
    """For every stretch between two prickles: the control point of its hollow, and its end."""
    stretches = []
    for (x0, y0), (x1, y1) in zip(PRICKLES, PRICKLES[1:], strict=False):
        x, y = (x0 + x1) / 2, (y0 + y1) / 2
        stretches.append(((x, y * (1 - HOLLOW)), (x1, y1)))
    return stretches


def holly_half(x: float, y: float, length: float, turn: float, half: int) -> Path:
    """One half of the leaf, from its stalk at (x, y); `half` is -1 or 1."""
    t = np.linspace(0, 1, 14)[:, None]
    outline, start = [points((0, 0))], np.zeros(2)
    for control, end in _edge():
        outline.append((1 - t) ** 2 * start + 2 * t * (1 - t) * np.array(control) + t**2 * np.array(end))
        start = np.array(end)
    return moved(np.vstack(outline) * [1, half], x, y, turn, length)


def svg() -> str:
    """The mark as a drawing: brass and walnut, which both can be seen on paper and on dark oak."""
    scale, origin, gap = 64, np.array([9.0, 55.0]), 0.011

    def across(pair, half):
        at = moved(points((pair[0], (pair[1] + gap) * half)), origin[0], origin[1], -45, scale)[0]
        return f"{at[0]:.2f} {at[1]:.2f}"

    halves = []
    for half, fill in ((-1, "#b3873c"), (1, "#8f5c36")):
        run = "".join(f"Q{across(control, half)} {across(end, half)}" for control, end in _edge())
        halves.append(f'<path fill="{fill}" d="M{across((0.015, 0), half)}{run}Z"/>')
    berry = '<circle cx="11" cy="53" r="6.5" fill="#b4522f"/><circle cx="9" cy="51" r="1.7" fill="#e9a584"/>'
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64" '
        'role="img" aria-label="Hollin Yard">'
        f"{''.join(halves)}{berry}</svg>\n"
    )
