from datetime import date

from .article import Article

ARTICLE = Article(
    title="Sharp enough",
    slug="sharp-enough",
    date=date(2026, 5, 9),
    author="Noor Whitlock",
    category="Workshop",
    summary=(
        "How to tell when a knife is ready, why a blunt one is dangerous, and how to stop sharpening and start cutting."
    ),
    cover="journal-sharp",
    body="""
<p>On the first morning of every course I hold up two knives and ask which is the safer. They look the
same. One has been stropped five minutes ago and the other opened parcels all winter. Everybody is
suspicious of the question, and everybody still points at the blunt one.</p>
<p>The blunt one is how people cut themselves. It will not go into the line, so you press. It goes in at
last, and keeps going. A sharp knife takes so little pressure that when it slips, it slips a
millimetre.</p>
<h2>The three tests</h2>
<ul>
<li><strong>Look.</strong> Hold the edge under the lamp and turn it. A sharp edge has no width, so it
cannot shine. If you see a bright thread anywhere along it, that is the part that is blunt.</li>
<li><strong>Listen.</strong> Draw the blade across the end of a strip of pine. A sharp knife whispers. A
blunt one tears, and sounds like somebody walking on gravel in the next garden.</li>
<li><strong>Look again.</strong> The cut surface of the pine should be glossy. White tracks in it are
notches in your edge.</li>
</ul>
<p>Please do not shave your arm. It tells you that the knife can cut hair, and we are not making hair.</p>
<h2>Stone, strop, stop</h2>
<ol>
<li>Lay the bevel flat on a fine stone, with water. Find the angle by rocking the blade until it sits
down.</li>
<li>Eight strokes, away from you, light as buttering toast. Turn it over. Eight more.</li>
<li>Feel for the burr with a fingertip, across the edge and never along it. If it is there from heel to
point, you are finished with the stone.</li>
<li>Strop: ten strokes each side, edge trailing, on leather with a little green paste. The burr goes, and
the edge stays.</li>
</ol>
<p>Then stop. This is the hard part. Sharpening is pleasant, progress can be seen, and nobody has ever
been criticised for it, which makes it the best way there is of not starting. If the pine is glossy, the
knife is ready. You may not be, but that is a different stone.</p>
<blockquote><p>Strop when you sit down, strop when you get up, and strop when you begin to blame the
wood.</p></blockquote>
<h2>How often?</h2>
<p>In walnut and cherry, touch the strop every ten minutes. In rosewood, every three: it is full of
minerals, and might as well be a stone itself. Back to the whetstone once a day. A blade lasts me about a
year, and gets so slender by the end that I keep it for the points of leaves.</p>
<h2>What to buy</h2>
<p>One good knife with a single bevel, one fine stone, and a belt from a charity shop glued to a piece of
pear. That is all. The expensive part is the ten minutes, and you already own those.</p>
""",
)
