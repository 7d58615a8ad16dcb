from datetime import date

from .article import Article

ARTICLE = Article(
    title="Four thousand blocks of herringbone",
    slug="four-thousand-blocks",
    date=date(2026, 8, 1),
    author="Idris Calloway",
    category="Commissions",
    summary=("We do not usually do floors. Notes from the one we did, and what it taught us about very small boxes."),
    cover="journal-herringbone",
    body="""
<p>The old chandlery on Quay Street has become a tea room, and the new tenants took up the linoleum in
spring. Beneath it was a herringbone floor, or two thirds of one. The rest had been burnt, we think in the
winter of 1947, block by block, by somebody who was very cold and had a good eye: they took every second
piece, so that it would not show.</p>
<p>We were asked whether it could be put back. I said that we make pictures the size of a tea tray. They
said there would be cake.</p>
<h2>Counting</h2>
<p>A finger of herringbone is four times as long as it is wide. This has been true of every floor I have
met, and I have never found anybody who could tell me why, except that three looks stubby and five looks
nervous. Ours were 260 by 65 millimetres. The room needed four thousand and twelve. Two thousand seven
hundred were there, under wax, gum and one hundred years of sugar.</p>
<h2>Not the same wood</h2>
<p>The old blocks are oak, but not one oak. They came, as far as we can tell, from broken-up boats, and
are every colour from straw to treacle. New oak would have looked like false teeth. So we gathered: oak
from a lock gate, ash from the tennis club, cherry from a tree that fell across the vicarage wall, walnut
from a wardrobe that nobody would buy. We laid them dry, in daylight, and moved them about for a week,
until the joins between old and new could no longer be found by people who knew where they were.</p>
<h2>The straight line</h2>
<p>Everything depends on the first row. Snap a chalk line down the middle of the room, not along a wall;
walls are opinions. Lay the spine of the herringbone along it, and check it with a string every metre. A
degree of error at the door is a hand’s breadth at the window.</p>
<ul>
<li>Glue each block on two sides only, so that the floor may swell in August.</li>
<li>Tap it home with a rubber mallet and look at the corner, not at the edge.</li>
<li>Sweep before every row. One crumb lifts a block, and the lifted block lifts your heart at
midnight.</li>
</ul>
<blockquote><p>A floor is the only marquetry that people dance on.</p></blockquote>
<h2>What it taught us</h2>
<p>In small work you can correct with a knife. In four thousand blocks you cannot correct at all; you can
only be regular. Since then I have cut the strips for our parquetry boxes in the same way: one fence, one
setting, no measuring. The boxes have become better, and I have become slightly unbearable about
string.</p>
<p>The tea room opened in July. The floor creaks in three places, which we left in on purpose, since that
is where people stop to look down. And there is cake, by the slice, for life. It was in the contract.</p>
""",
)
