from datetime import date

from .article import Article

ARTICLE = Article(
    title="A kingfisher for the library",
    slug="a-kingfisher-for-the-library",
    date=date(2026, 6, 6),
    author="Noor Whitlock",
    category="Commissions",
    summary="Ninety-one pieces, four blues, one orange, and a bird that would not sit for its portrait.",
    cover="journal-kingfisher",
    body="""
<p>The Wendlesea library wanted a bird for the children’s corner. They had a niche between two shelves,
eighty centimetres by fifty, and a list of suggestions from the reading group, whose average age is six.
The list said: <em>flamingo, dragon, kingfisher, dog</em>. There are no flamingos on our river, and the
dog would not keep still, so kingfisher it was.</p>
<h2>Drawing something that leaves</h2>
<p>I sat under the second bridge for four mornings. What you see of a kingfisher is mostly where it was. I
filled a sketchbook with blue scribbles and one very good drawing of a branch. On the fifth morning it
perched for perhaps eleven seconds, and I put the pencil down and just looked. The drawing I made
afterwards, from memory, is the one that we cut.</p>
<p>I think that is why it works. A photograph would have given me every feather. Eleven seconds gave me
the shape: a head too large, a beak too long, a body like a dropped pear, and the whole bird leaning into
a decision.</p>
<h2>Where the blue comes from</h2>
<p>No tree is blue. There are two ways to get there without paint.</p>
<ul>
<li><strong>Dye.</strong> Pale, even woods such as sycamore and pear take colour right through, if they
are left in the bath under pressure for a few days. We have two blues and two greens put by, from one good
week in 2019.</li>
<li><strong>Deceit.</strong> Put grey beside orange and it turns blue while nobody is looking. A third of
this bird’s back is plain harewood, which is sycamore turned silver by iron.</li>
</ul>
<p>The breast is cherry, pear and padauk in strips, because one large piece of orange looked like a
waistcoat. Padauk will darken to brown in a few years of daylight. The niche faces north, and I have told
the reading group that it is a very slow magic trick.</p>
<h2>Ninety-one pieces</h2>
<p>The smallest are the spots on the crown, which are the size of grains of rice. I cut them last, with a
blade that had been sharpened nearly out of existence, and lost four. One of them is still in the floor of
this room, and will be found by whoever sweeps in 2090.</p>
<blockquote><p>‘Is it real?’ asked the reading group. It is real wood, I said. They thought about that.
‘Is it real <em>inside</em>?’</p></blockquote>
<h2>What I would do again</h2>
<p>I would let the sun go behind the beak, so that the line of it is the clearest thing in the picture. I
would keep the water in long plain strips, and let the grain make the ripples. And I would leave out the
fish. It was in the drawing until the last day, hanging from the beak, very well cut. Then I put my thumb
over it, and the bird stopped having eaten and began to wait.</p>
<p>You can visit it whenever the library is open. It is at the height of a six-year-old’s eyes.</p>
""",
)
