"""The mark as a medallion of veneer, for where a drawing is too flat."""

import numpy as np
from PIL import Image

from ..drawing.board import Board, Shade, blurred
from ..drawing.shapes import circle
from ..motifs.mark import holly_half
from ..motifs.patterns import sunburst


def medallion() -> Image.Image:
    """Transparent around the disc."""
    board = Board(1024, 1024, seed=431)
    board.unit = 0.9
    board.lay(circle(512, 512, 512), "ebony")
    board.lay(circle(512, 512, 488), "satinwood", 30)
    board.lay(circle(512, 512, 462), "walnut", 20)
    sunburst(board, 512, 512, 0, 440, 24, ["sycamore", "holly"], 7.5, 26, 0.3)
    for half, wood in ((-1, "moss"), (1, "bog_oak")):
        board.lay(
            holly_half(230, 794, 800, -45, half),
            wood,
            -45 + half * 30,
            shade=[Shade(-45 + half * 90, 70, 0.5)],
            cut="curl",
        )
    for x, y, radius in ((252, 772, 66),):
        board.lay(circle(x, y, radius), "padauk", 30, shade=Shade(45, 46, 0.65))
    flat = board.finished(vignette=0)
    window = board.window(circle(512, 512, 511))
    alpha = np.zeros(board.rgb.shape[:2], np.float32)
    if window is not None:
        alpha[window.place] = window.mask
    edge = blurred(alpha, 0.6)[board.pad : -board.pad, board.pad : -board.pad]
    flat.putalpha(Image.fromarray((edge * 255).astype(np.uint8)))
    return flat.resize((512, 512), Image.Resampling.LANCZOS)
