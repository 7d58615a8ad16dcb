from datetime import date

from .article import Article

ARTICLE = Article(
    title="Thirty-two rays, one middle",
    slug="thirty-two-rays",
    date=date(2026, 3, 14),
    author="Maud Ferrier",
    category="Technique",
    summary="A sunburst looks like a feat of measuring. It is really a feat of not measuring.",
    cover="journal-sunburst",
    body="""
<p>Divide a circle by thirty-two and you get eleven and a quarter degrees. Cut thirty-two pieces to eleven
and a quarter degrees, as well as you possibly can, and lay them side by side. At the end there will be a
gap, or an overlap, as wide as a matchstick. Nobody has done anything wrong. Each ray was out by the
thickness of a pencil line, and thirty-two pencil lines make a matchstick.</p>
<p>The whole craft of the sunburst is arranging for that matchstick to be somewhere else.</p>
<h2>One packet, opened like a book</h2>
<p>Veneer comes off the log leaf by leaf, and neighbouring leaves are as alike as neighbouring pages. Keep
them in order and number them on the day they arrive. When all thirty-two rays are cut from the same place
in thirty-two consecutive leaves, every flame and fleck repeats around the centre, and the eye sees a
wheel instead of a fence.</p>
<p>If you turn every second leaf over, the figure meets its own reflection at each joint. The wheel
becomes a flower. Try both with two hand mirrors before you decide.</p>
<h2>Cut in pairs, and then in pairs of pairs</h2>
<ol>
<li>Cut all the rays a little too wide, in one stack, between two boards.</li>
<li>Plane one edge of each against a straight fence. Do not think about angles yet.</li>
<li>Plane the other edge in a jig that holds the tip. The jig may be wrong, so long as it is wrong in the
same way every time.</li>
<li>Tape two rays into a pair, two pairs into a four, two fours into an eight. Stop at two halves.</li>
<li>Now lay the halves together. All the error of the day lies along one line through the middle. Plane
that line straight, and it is gone.</li>
</ol>
<p>That last step is the secret, and there is no other. Each half loses a hair; a hair shared between
sixteen rays is nothing at all.</p>
<blockquote><p>Do not be exact. Be consistent, and then be honest once.</p></blockquote>
<h2>The point where everything meets</h2>
<p>Thirty-two tips come together in a place the size of a lentil, and they will never be perfect. This is
known, and it is why every sunburst you have admired has something in the middle: a disc, a star, a small
brass nail. It is not there to hide the joint. It is there because the eye, having been led inwards by
thirty-two arrows, would like to find somebody at home.</p>
<h2>Shade last</h2>
<p>Before taping, dip one edge of each ray into hot sand for three or four seconds. Always the same edge,
always the same count. The rays turn into folds, the flat disc into something you want to pick up by the
rim. We teach this on the second afternoon of the <em>sunburst weekend</em>, and nobody has
yet been talked out of doing all thirty-two.</p>
""",
    listing=(
        "rays.py",
        "python",
        """\
# Draws thirty-two rays for a plotter; every second one is short.
from math import cos, radians, sin

RAYS, LONG, SHORT = 32, 240, 150  # millimetres


def tip(ray: int) -> tuple[float, float]:
    angle = radians(ray * 360 / RAYS)
    length = LONG if ray % 2 == 0 else SHORT
    return length * cos(angle), length * sin(angle)


for ray in range(RAYS):
    x, y = tip(ray)
    print(f"line 0 0 {x:.1f} {y:.1f}")
""",
    ),
)
