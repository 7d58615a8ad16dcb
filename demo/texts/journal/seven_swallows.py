from datetime import date

from .article import Article

ARTICLE = Article(
    title="Seven swallows from one packet",
    slug="seven-swallows-from-one-packet",
    date=date(2026, 9, 19),
    author="Noor Whitlock",
    category="Technique",
    summary=(
        "Cut once and get seven. What packet cutting gives, what it takes, and how to make seven birds not "
        "look like seven."
    ),
    cover="journal-swallows",
    body="""
<p>They leave in the third week of September. One morning the wires over Ropewalk Lane are full, and the
next there is only wire. This year I wanted to keep some.</p>
<p>A swallow is a kind shape to cut: two scythes and a fork. But seven birds of eighteen pieces each are a
hundred and twenty-six pieces, and the point of every wing is as thin as an eyelash. So I did what
workshops have done for three hundred years when they needed the same thing many times. I cut a
packet.</p>
<h2>How a packet works</h2>
<p>Stack the veneers like the pages of a book: seven leaves of indigo, seven of ebony, seven of holly,
with a board of cheap wood above and below. Glue the drawing on top. Pin it well outside the line, and
tape the edges until it is as stiff as a biscuit. Then saw along the line, once, with the finest blade you
have. Each cut makes seven pieces of each wood, and they fit one another, because they were neighbours
when the saw went through.</p>
<ul>
<li><strong>It gives</strong> speed, and thin points that do not break, since the boards hold them.</li>
<li><strong>It takes</strong> veneer: you use a seventh of what you cut, and the rest are offcuts in
interesting shapes.</li>
<li><strong>It leaves</strong> a gap as wide as the blade. With a blade finer than a hair, glue fills it,
and the dark line is a drawing in itself.</li>
</ul>
<h2>The trouble with seven</h2>
<p>I laid all seven on a pale sky, and they looked like wallpaper. Of course they did. They were one bird
with six echoes, and anybody who has watched swallows knows that no two of them have ever agreed about
anything.</p>
<blockquote><p>The saw makes them the same. Everything that you do afterwards must make them
different.</p></blockquote>
<p>What helped, in the order in which I tried it:</p>
<ol>
<li><strong>Size.</strong> Three drawings in place of one: large, small and very far away. The packets got
thinner, and the sky got deeper.</li>
<li><strong>Angle.</strong> The same bird tipped by fifteen degrees is climbing. By thirty, it is showing
off.</li>
<li><strong>Grain.</strong> I took wings from different places in the leaf, so that the light moves along
each of them in its own way.</li>
<li><strong>Company.</strong> Birds at equal distances are a pattern. Put two close together, and one
alone, and they begin to be going somewhere.</li>
</ol>
<h2>The wires</h2>
<p>Three ebony lines, let into a groove cut with a scratch stock made from an old saw blade. I had not
meant to put them in. But a sky with birds in it is only a sky, and a sky with birds and wires is a
Tuesday in September, at the end of our lane.</p>
<p>The panel hangs in the passage by the kettle. People stop there and say that it makes them feel a
draught.</p>
""",
)
