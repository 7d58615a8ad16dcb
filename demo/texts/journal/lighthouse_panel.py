from datetime import date

from .article import Article

ARTICLE = Article(
    title="The lighthouse, and the year that it took",
    slug="the-lighthouse-panel",
    date=date(2026, 11, 7),
    author="Maud Ferrier",
    category="Commissions",
    summary="The largest panel we have made hangs in the new ferry room. A few pages from the job book.",
    cover="journal-lighthouse",
    body="""
<p>The harbour board asked for ‘something to look at while the boat is late’. The wall in the ferry room
is four metres wide, and the boat is often late. We said yes in November of last year, and hung the panel
on the last day of this October, between two showers of rain. What follows is from the job book, with the
swearing taken out.</p>
<h2>November: too much in it</h2>
<p>First drawing. Lighthouse, cliffs, gulls, the ferry, four kinds of cloud, the regatta. Noor looked at
it and asked what it was a picture of. I said, of everything. She said, ‘Then they will have seen it
before the boat comes.’</p>
<h2>January: one idea</h2>
<p>Second drawing. Only the light. Everything in the sky is a ray that begins at the lamp, and goes from
holly through pear and cherry to the blue of the outer sea. The tower stands in front of its own
brightness, and has to hold its own there. Everything else is allowed to be quiet.</p>
<blockquote><p>A panel has room for one idea and its consequences.</p></blockquote>
<h2>March: the blues</h2>
<p>Dyed eleven square metres of pear and sycamore in the old horse trough. Three batches, all different,
all correct. The sea is made of long strips that taper at both ends like the blades of grass, so that no
joint runs all the way across. Idris calls them herrings. There are four hundred and six.</p>
<h2>May: the tower</h2>
<ul>
<li>Red is padauk, white is holly, and both were cut on the quarter so that the grain stands upright.</li>
<li>Every band is in two pieces, a light one and a darker one, with the joint a little to the right of the
middle. That joint is what makes it round. There is no shading on the tower at all.</li>
<li>The windows are ebony. The lamp is satinwood, the only piece in the picture that was chosen by seven
people.</li>
</ul>
<h2>July: the mistake</h2>
<p>Pressed the left half of the sky, and found in the morning that two rays had been exchanged. A blue one
stood where a grey one should be. We had the iron warm and the knife out when Wilf, who sweeps up, said
that it looked like the moment when you are not sure whether you saw the beam or not. We left it. It is
the only part of the panel that people mention.</p>
<h2>September: the boats</h2>
<p>A panel four metres wide needs something small, or nobody can tell how large it is. Two sailing boats,
cut from what was left on the bench. One is the size of a hand, and the other of a thumbnail. Children
find the second boat first.</p>
<h2>October: up</h2>
<p>Six people, one wall, sixteen screws. It went up level at the first attempt, which has never happened
before and was not discussed in case it changed its mind.</p>
<p>I went to look at it on an ordinary Thursday. The boat was forty minutes late. A man with a bicycle
stood in front of the panel with his helmet on, and moved his head slowly from left to right and back.
Holly flashes when you do that, as the fibres catch the window. He had found out by himself that the light
turns.</p>
""",
)
