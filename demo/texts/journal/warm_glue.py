from datetime import date

from .article import Article

ARTICLE = Article(
    title="In defence of warm glue",
    slug="in-defence-of-warm-glue",
    date=date(2026, 2, 7),
    author="Idris Calloway",
    category="Workshop",
    summary=(
        "Hide glue is old, brown, and smells of a wet Tuesday. It is also the only glue that can change its mind."
    ),
    cover="journal-glue",
    body="""
<p>There are better adhesives than hide glue, if by better you mean stronger, clearer, quicker or able to
survive a bath. I keep three of them on the shelf. For laying veneer I still light the pot, and pupils ask
why, usually at about half past nine, when the smell arrives.</p>
<h2>It can be undone</h2>
<p>Everything we make will one day be mended by somebody we shall not meet. Warm glue lets go when it is
given warmth and a little water, and takes hold again when they leave. A blister can be coaxed down with
an iron forty years later. A piece can be lifted, turned and put back on the afternoon you notice that it
is the wrong way up. No modern glue forgives you on both of those afternoons.</p>
<h2>It needs no press</h2>
<p>With a veneer hammer, which is not a hammer but a sort of blunt squeegee, you push the glue out from
the middle to the edge, and the leaf goes down and stays down while you watch. Curves that would need a
sandbag and an evening take five minutes. The glue grips as it cools, so your hands can feel the joint
become true.</p>
<h2>How we make it</h2>
<ol>
<li>Soak one part of pearls in one and a half parts of cold water overnight. They swell like tapioca.</li>
<li>Warm them in a pot that stands in another pot of water. Hold it at <strong>60 °C</strong>, and never
above 65: past that it loses its strength and gains its reputation.</li>
<li>Lift the brush. The glue should run off in a thread, as thin honey does, and not in drops.</li>
<li>Make less than you think. It is at its best on the first day and tired by the third.</li>
</ol>
<blockquote><p>If the glue is ready and you are not, the glue will win. Have everything cut, taped and
turned the right way up before you pick up the brush.</p></blockquote>
<h2>When I do not use it</h2>
<p>I said I would be fair. For a tray that will hold wet glasses I use something from a bottle, and say so
on the label underneath. For parquetry of many hundred pieces, where the water in warm glue would make
everything swell before the last piece is down, I press the sheet dry with a film. And if you work in a
kitchen, and other people live in it, there is liquid hide glue in jars, which smells of hardly anything
and keeps for a year.</p>
<h2>About that smell</h2>
<p>Fresh glue smells of broth. If yours smells of anything worse, it has been boiled, or forgotten, or
both. Throw it on the roses, who think highly of it, and start again with clean water. The pot is cast
iron, older than I am, and cannot be hurt. You would be surprised how much of a craft comes down to
washing up.</p>
""",
)
