from datetime import date

from .article import Article

ARTICLE = Article(
    title="Where north goes",
    slug="where-north-goes",
    date=date(2026, 8, 29),
    author="Maud Ferrier",
    category="Technique",
    summary=("A compass rose is a sunburst with opinions. How to set one out with nothing but a pair of dividers."),
    cover="journal-compass",
    body="""
<p>Every harbour town has a compass rose somewhere, and ours has three: one in the church floor, one on
the regatta cup, and one on the lid of the chest that Idris made for the pilot’s office. The one in the
church points south. It was laid by a man who began at the wrong end of the nave, and nobody had the
heart.</p>
<h2>Three stars, one inside another</h2>
<p>A rose of sixteen points is drawn as three stars, laid one over the next. The four chief winds are the
longest and lie on top. Four more stand between them, shorter. The last eight fill the gaps, and show only
as tips. Cut them in the opposite order: the small ones first, then the middling, then the great. Each
star covers the untidy middle of the one before.</p>
<h2>Dividers are enough</h2>
<ol>
<li>Draw a line for north and south. Open the dividers to any comfortable width and strike an arc from
both ends; where the arcs cross is east and west.</li>
<li>Do the same between neighbours, and you have eight. Again, and you have sixteen. You have not used a
number.</li>
<li>Draw two circles. The outer one sets the tips; the inner one sets the notches between them. If the
inner circle is a quarter of the outer, the points are elegant. At a third they look well fed.</li>
<li>Join tip to notch to tip.</li>
</ol>
<p>I have taught this to people who said that they could not do mathematics. They had been told that
mathematics was the numbers.</p>
<h2>Split every point</h2>
<p>Here is what makes it shine. Each point is cut in two along its middle, one half pale, the other dark,
and always in the same order as you go round. The eye takes the dark half for a slope turned away from the
light, and the flat star stands up into a jewel. If one half is the wrong way round, the jewel has a dent
in it that nobody can find and nobody can stop looking for.</p>
<ul>
<li>Pale: holly for the great winds, satinwood for the small.</li>
<li>Dark: indigo-dyed pear and rosewood. Black is too hard; it makes holes.</li>
<li>Grain: along each point, running outwards, on both halves.</li>
</ul>
<blockquote><p>Cut the tips last and leave them long. The ring around the rose will trim them all to the
same mark, and you will get the credit.</p></blockquote>
<h2>The ring</h2>
<p>The border of small blocks is a strip of holly and walnut, glued up like a sandwich, sliced across, and
bent. Seventy-two blocks make five degrees each. If you would rather not bend it, cut it from straight
pieces no longer than a fingernail: at arm’s length nobody can tell, and at any other distance they ought
to be looking where they are going.</p>
<h2>Before you glue it down</h2>
<p>Go outside with an actual compass. I mention it for a reason. There is a church in this town.</p>
""",
)
