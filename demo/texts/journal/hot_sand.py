from datetime import date

from .article import Article

ARTICLE = Article(
    title="Hot sand",
    slug="hot-sand",
    date=date(2026, 7, 4),
    author="Maud Ferrier",
    category="Technique",
    summary=(
        "All the roundness in a marquetry picture comes out of a frying pan. A short guide to scorching on purpose."
    ),
    cover="journal-sand",
    body="""
<p>Look closely at an old marquetry rose, and you will find no brown wood in it. The petals are one pale
leaf, and the shadows between them were made by heat: each petal was dipped, for a breath or two, into a
pan of hot sand. The wood toasts from ivory through honey to coffee, and the toasting fades out so softly
that no brush could follow it.</p>
<h2>The pan</h2>
<p>Fine silver sand, washed and dried, three centimetres deep in the heaviest pan you own. Heat it on a
steady plate for half an hour. The temperature is not the same everywhere: hottest at the bottom, cooler
at the top, hotter in the middle than at the rim. This is a gift. You have a whole scale of heat in one
pan, and only need to learn where to play.</p>
<p>Open a window. It smells of bonfires and biscuits, and the neighbours will come round.</p>
<h2>Count out loud</h2>
<ol>
<li>Cut the piece first, but slightly large. Heat shrinks it by a hair.</li>
<li>Hold it in tweezers and slide the edge to be shaded into the sand, at an angle, as you would dip a
biscuit.</li>
<li>Count. In holly or sycamore, start with four. Take it out, blow off the sand, look.</li>
<li>If it is not enough, go again. If it is too much, cut another piece. There is no third way.</li>
</ol>
<p>The piece will curl, because the hot side has lost its water. Lick your finger, wet the back, and lay
it under a weight. In ten minutes it has forgotten everything except the colour.</p>
<h2>Where does the shadow go?</h2>
<p>This is the only difficult question, and it has nothing to do with sand. Put the light in one corner of
the drawing, mark it with a small sun, and ask of each piece what stands between it and the light.</p>
<ul>
<li>A petal is dark where it dives beneath its neighbour.</li>
<li>A leaf is dark along one side of the midrib: the same side on every leaf of that branch.</li>
<li>A shell is dark in every valley and pale on every rib.</li>
<li>A hill is dark at its foot, where the next hill stands in front of it.</li>
</ul>
<blockquote><p>Shade less than you want to. Polish makes every scorch one step darker, and there is no
sand that makes it lighter.</p></blockquote>
<h2>What can go wrong</h2>
<p>Black edges are charcoal, and glue does not hold on charcoal: you have been too low and too quick. Go
higher in the sand and count for longer. Blotches are resin or thumbprints, so wash your hands. A hard
line across the shading means that you held the piece still; rock it, gently, as if it were falling
asleep.</p>
<p>Rosewood, walnut and ebony do not take shading worth the name. Leave them be. A picture needs somewhere
to be simply dark, as a song needs somewhere to breathe.</p>
<h2>A first exercise</h2>
<p>Cut a fan of seven plain petals from one leaf of holly. Shade the left edge of each, to the same count.
Lay them overlapping from right to left. They are flat, all seven, and less than a millimetre thick. Now
try to believe it.</p>
""",
)
