"""The woods: what lies on the shelf, how it behaves, and where it may come from."""

TITLE = "The woods on our shelf"
INTRODUCTION = (
    "Eighty-one kinds, each sheet numbered in pencil in the order it was cut. These are the ones that a beginner "
    "meets in the first week, with what their makers say of them when nobody is listening."
)

FIRST_TITLE = "Four to begin with"
FIRST = (
    (
        "journal-figure",
        "Sycamore",
        "Pale as paper and as even. It takes every stain, and the hot sand draws shadows on it.",
    ),
    ("journal-oak", "Oak", "Cut on the quarter it shows silver flashes that no other wood has. It is heavy on knives."),
    (
        "journal-herringbone",
        "Walnut",
        "The dark that everything else is measured against. It cuts like cold butter and smells of tea.",
    ),
    (
        "gallery-birches",
        "Holly",
        "The whitest there is, and it stays so. Five trunks and a berry: we ask no more.",
    ),
)

TABLE_TITLE = "Side by side"
TABLE_CAPTION = "Eight woods, from light to dark"
TABLE = """Wood | Colour | Under the knife | Smells of | Good for
Holly | White, no grain to speak of | Firm, very clean | Nothing | Snow, sails, stringing
Sycamore | Cream, sometimes rippled | Easy | Fresh paper | Skies and faces
Satinwood | Lemon, with a shine | Brittle at the ends | Coconut | Sunlight
Cherry | Honey, darker each year | Easy | Almonds | Skin, roofs, autumn
Padauk | Orange red, browns in light | Splintery | Pepper | Berries and brick
Oak | Straw, silver on the quarter | Hard | Vinegar | Frames and fields
Walnut | Chocolate, with smoke in it | Very easy | Tea | Earth, hair, shadow
Bog oak | Black for five thousand years | Hard and dusty | A cellar | Night"""

CUTTING_TITLE = "How willing they are"
CUTTING = (
    "What it takes to follow a pencil line without a chip, as marked by the Thursday class on slips of paper in a hat. "
    "A hundred would be a wood that cuts itself."
)
WILLING = (("Walnut", 94), ("Sycamore", 90), ("Cherry", 82), ("Holly", 71), ("Satinwood", 48), ("Bog oak", 23))

PATIENCE_TITLE = "A first panel in …"
PATIENCE = (("Sycamore", 5), ("Cherry", 4.5), ("Padauk", 3), ("Bog oak", 1.5))

ADVICE = "Ask the sheet what it already looks like. It has had a hundred years to make up its mind."
ADVICE_FROM = "Maud Ferrier"
ADVICE_WHERE = "on the first evening, to everybody"

PAPERS_TITLE = "Some of these need papers"
PAPERS = (
    "Rosewood, ebony and some mahogany may only be traded with a permit. Ours are from old stock or old furniture, "
    "with a note of where and when. If you bring your own, bring its story too."
)

CARE_TITLE = "Keeping a sheet well"
CARE = (
    ("layers", "Flat, between two boards, with a brick on top"),
    ("globe", "At the damp of a room where people feel well, about half"),
    ("lock", "In the dark: padauk and cherry remember every window"),
    ("ticket", "Numbered in the order they were cut, so that neighbours can meet again"),
)

QUESTIONS = (
    (
        "Why are the sheets so thin?",
        "Six tenths of a millimetre is what a knife can follow round a curve. Thicker ones are sawn, and cost more.",
    ),
    (
        "May I bring a board from my grandfather's shed?",
        "Please do. We cannot slice it, but the band saw makes eight leaves of an inch. Tell the class about him.",
    ),
)

COUNTING_TITLE = "How many leaves?"
COUNTING_NAME = "Counting veneer for a panel"
COUNTING = """<style>
  form { display: grid; grid-template-columns: repeat(auto-fit, minmax(7rem, 1fr)); gap: 1rem; align-items: end; }
  label { display: grid; gap: 0.3rem; font-size: 0.95rem; }
  input { padding: 0.6rem; border: 1px solid #8a7560; border-radius: 6px; background: none; color: inherit; }
  input { font: inherit; }
  output { grid-column: 1 / -1; padding: 1rem; border-radius: 6px; background: #b8863b2e; font-size: 1.15rem; }
</style>
<form>
  <label>Width, cm <input type="number" name="width" value="60" min="1" max="500"></label>
  <label>Height, cm <input type="number" name="height" value="40" min="1" max="500"></label>
  <label>Waste, % <input type="number" name="loss" value="25" min="0" max="90"></label>
  <output name="leaves"></output>
</form>
<script>
  const form = document.forms[0], LEAF = 12 * 90;
  function count() {
    const { width, height, loss, leaves } = form.elements;
    const needed = Math.ceil((width.value * height.value) / (1 - loss.value / 100) / LEAF);
    leaves.value = needed > 0 && isFinite(needed) ? `${needed} leaves of 12 by 90 cm. Buy ${needed + 1}.` : "…";
  }
  form.addEventListener("input", count);
  form.addEventListener("submit", (event) => event.preventDefault());
  count();
</script>"""
