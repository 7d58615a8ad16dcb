from datetime import date

from .article import Article

ARTICLE = Article(
    title="Reading the figure before the saw",
    slug="reading-the-figure",
    date=date(2026, 1, 17),
    author="Maud Ferrier",
    category="Woods",
    summary=(
        "A sheet of veneer has already decided most of your picture. Ten minutes of looking saves a week of cutting."
    ),
    cover="journal-figure",
    body="""
<p>People ask how we choose a wood, and expect to hear about colour. Colour is the last thing. It fades,
it warms, it can be borrowed from a bath of iron salts. What you cannot change about a leaf of veneer is
its <em>figure</em>: the drawing that the tree made while it was busy with something else.</p>
<h2>Three words worth having</h2>
<p>We use three words a great deal at the benches, and they are not the same thing.</p>
<ul>
<li><strong>Grain</strong> is the direction in which the fibres run. It decides how a piece cuts, and
where it breaks.</li>
<li><strong>Figure</strong> is the pattern you see: flames, ribbons, ripples, flecks. It comes from how
the log was sliced as much as from the tree.</li>
<li><strong>Texture</strong> is how coarse the surface is. Oak has the texture of a good loaf; pear, of an
eggshell.</li>
</ul>
<p>Cut a log straight across its rings and oak shows silver ribbons. Cut the same log along its side and
it shows church windows. Neither is better. One is a wall in evening light and the other is a hill.</p>
<h2>Turn it until it speaks</h2>
<p>Take two pieces of card and cut them into L shapes, so that together they make a frame you can open and
close. Lay them on the sheet, and slide. Turn the sheet a quarter. Slide again. You are looking for places
where the wood is already doing what you were going to ask of it: a sky that lifts towards one side, a
field ploughed on a slope, the two sides of a leaf.</p>
<p>Then do it again from the other end of the bench. Fibres throw light back more strongly in one
direction, so a piece that looks dark from the door may be pale from the window. If two neighbouring
pieces are to be told apart by tone, check that they can be told apart from everywhere.</p>
<blockquote><p>I have never regretted the time spent looking at veneer. I have regretted nearly everything
I cut before ten in the morning.</p></blockquote>
<h2>Buy the ugly ones</h2>
<p>The leaf that everybody wants is even, bright and forty centimetres wide. Let them have it. A marquetry
cutter needs the ends, the knots, the stain where a nail once rusted. The moon in our panel <em>The road
home</em> is a patch of sycamore with a fault in it. It had been passed over for nine years, because
nobody turned the sheet upside down.</p>
<h2>A way to begin</h2>
<ol>
<li>Lay out everything you have, and put away nothing until the drawing is finished.</li>
<li>Give each piece of the drawing one word before you give it a wood: <em>wet</em>, <em>near</em>,
<em>soft</em>.</li>
<li>Choose for the word. Then check the tone against the pieces on either side.</li>
<li>Draw an arrow for the grain on every piece, and number it, before the first cut.</li>
</ol>
<p>The arrows matter most. A picture in which all the grain runs sideways looks like a picture printed on
wood. Give every piece its own direction and the whole thing begins to breathe when you walk past it.</p>
""",
)
