from datetime import date

from .article import Article

ARTICLE = Article(
    title="Silver grain",
    slug="silver-grain",
    date=date(2026, 10, 10),
    author="Idris Calloway",
    category="Woods",
    summary=(
        "Oak keeps its best figure for those who saw it the expensive way. What the flecks are, and how to match them."
    ),
    cover="journal-oak",
    body="""
<p>Oak is the wood that people think they know. It is the pub table, the church door and the colour of
toffee in advertisements. Then you hand somebody a leaf that was cut on the quarter, tilt it under the
lamp, and silver ribbons run across it like the wind over barley. ‘That is not oak,’ they say. It is the
most oak that there is.</p>
<h2>What you are looking at</h2>
<p>A tree has to move food sideways as well as up and down, from the bark towards the heart. It does this
along thin sheets of tissue called <em>rays</em>, which stand upright in the trunk like the pages of a
half-open book. In most woods they are too fine to see. In oak they can be as tall as your hand.</p>
<p>If the saw passes across them, as it does in ordinary boards, you see only their edges: little dark
dashes. If it passes along them, straight from the bark to the heart, it splits them and lays them open,
and each throws back the light like a scale of mica. That is silver grain.</p>
<h2>Why it costs more</h2>
<p>To cut every board towards the heart you must turn the log again and again, and you throw away a wedge
at each turn. About a third goes on the fire. In exchange you get wood that hardly moves with the weather,
which is why it was used for clock cases, barrels and organ pipes, and looks like that only by
accident.</p>
<h2>Four leaves around a middle</h2>
<p>The panel in the picture is one sheet of oak, matched four times.</p>
<ol>
<li>Take four leaves that lay one on top of another in the log, and keep them in that order.</li>
<li>Open the second like the page of a book. The flecks meet their reflection along the joint.</li>
<li>Open the other two the same way, and turn that pair upside down beneath the first.</li>
<li>Slide all four together, a little at a time, and watch the middle. Faces appear. Then an owl. Stop
when you find something you can live with for a hundred years.</li>
</ol>
<p>Two hand mirrors, taped together at a right angle, show you all this before you cut anything. I have
lost entire afternoons to them.</p>
<blockquote><p>You cannot draw as well as an oak. Choose the place, keep the joint straight, and get out
of the way.</p></blockquote>
<h2>Keeping the silver</h2>
<ul>
<li>Finish with a scraper, not with sandpaper. Paper fills the pores with dust and blurs the edges of the
rays.</li>
<li>Do not stain it. Stain goes into the soft wood and not into the rays, so that they stand out like a
rash.</li>
<li>Keep iron away while it is wet. Oak is full of tannin, and one forgotten tack writes its name in
ink.</li>
<li>Use wax on thin shellac. The light has to get in before it can come out.</li>
</ul>
<p>The oval in the middle is walnut burl, with oak leaves and three acorns. Maud says it is a family
portrait.</p>
""",
)
