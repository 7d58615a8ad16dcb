from datetime import date

from .article import Article

ARTICLE = Article(
    title="Tumbling blocks: three woods and one angle",
    slug="tumbling-blocks",
    date=date(2026, 4, 11),
    author="Idris Calloway",
    category="Technique",
    summary="The oldest trick of the eye in the book, and how to saw it so that the eye does not find out.",
    cover="journal-blocks",
    body="""
<p>You have seen them on church floors and on tea caddies: cubes that stand out from the surface, until
you blink and they hang from it instead. There is no cube. There is one shape, a rhombus with corners of
sixty and a hundred and twenty degrees, in a light, a middling and a dark wood. Everything else happens
behind your eyes.</p>
<h2>Which side is the light on?</h2>
<p>Decide this before anything else, and write it on the board in chalk. We put the light at the upper
left, because the windows are there and because people who write from left to right expect it. Then the
top of each block is the palest wood, the left face the middling one, and the right face the dark one. One
block turned the wrong way is a spelling mistake that can be read from across the street.</p>
<h2>Let the grain help</h2>
<p>Most blocks fail because all three faces have the grain running the same way. Imagine a real cube, cut
from a real log. The grain on its top runs away from you; on its sides it stands upright or lies level.
Cut each rhombus so that the fibres run along an edge of the imagined cube, and the picture turns solid
even before it is glued. You can make tumbling blocks from a single wood in this way, by light alone. It
is the most elegant thing I know how to do, and nobody notices it but the cat.</p>
<h2>The sawing</h2>
<ol>
<li>Cut strips of each wood to exactly the same width. Not a measured width: the <em>same</em> width. Set
the fence once and do not touch it.</li>
<li>Turn the fence to sixty degrees and cut the strips into rhombuses. The stop is the width of the strip,
so that all four sides agree.</li>
<li>Lay three together. If their outline is a perfect hexagon, cut the rest. If it is not, the angle is
out, and it is better to know now.</li>
</ol>
<p>To test sixty degrees without believing anybody, cut six rhombuses and push their sharp corners
together. They must make a star with no gap and no hill in the middle. Six small doubts add up to one
certainty.</p>
<blockquote><p>A protractor tells you what somebody else thought sixty degrees was.</p></blockquote>
<h2>Lay from the middle</h2>
<p>Tape the first hexagon down in the centre of the board, and build outwards, ring by ring. Errors then
grow towards the edges, where the border will trim them away. People who start in a corner arrive in the
opposite corner with a story.</p>
<ul>
<li>Press each ring with a warm hand before you begin the next.</li>
<li>Tape on the show side only; the glue side must stay clean.</li>
<li>Step back at every ring and half close your eyes. A wrong tone shows at once.</li>
</ul>
<h2>And if it goes wrong</h2>
<p>Somewhere around the fourth ring most people find that one block is upside down. Leave it there until
the afternoon. If you can still see it after lunch, take it out. If you cannot, you have learnt something
about perfection, and saved yourself an hour.</p>
""",
)
