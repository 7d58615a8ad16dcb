"""Different advertisements of one trade: what a language model would write, all with other sentences."""

import random
from itertools import product

OPENINGS = (
    "Hi, I came across your website and saw that it is hard to find on Google.",
    "Hello, our SEO agency has just finished an audit of your site.",
    "Dear webmaster, your competitors outrank you for all important keywords.",
    "Good day, I am a digital marketing consultant with ten years of experience.",
    "Are you happy with the number of leads that your website generates?",
    "We noticed several errors that keep your pages from ranking.",
    "Did you know that 90 percent of customers never look at the second page of Google?",
    "I would like to talk about the online visibility of your business.",
    "Your domain has great potential, but its backlink profile is weak.",
    "My team builds high authority links for small businesses like yours.",
)
OFFERS = (
    "We guarantee first page rankings within {days} days or you get your money back.",
    "Our link building package starts at only ${price} per month.",
    "We can bring you {number} targeted visitors every month.",
    "For ${price} we write {few} guest posts on sites with a high domain authority.",
    "We will optimize your titles, descriptions and content for more organic traffic.",
    "Boost your sales with our affordable social media marketing services.",
    "We redesign websites and make them mobile friendly from ${price}.",
    "You receive {few} dofollow backlinks from niche relevant blogs.",
    "We run Google Ads campaigns that double your conversions in {days} days.",
    "Our experts increase your domain rating and your revenue.",
)
CLOSINGS = (
    "Reply to this email for a free quote.",
    "Book a free consultation today, spots are limited.",
    "Interested? Send me your phone number and the best time to call.",
    "May I send you our price list and a free proposal?",
    "Get your free SEO report here: https://{name}.example/report",
    "See our results at https://www.{name}.example/cases",
    "Order now and save {few}0 percent.",
    "Let me know and I will share packages and references.",
    "Visit {name}.com and claim your discount.",
    "Contact us on WhatsApp for special offers.",
)


def advertisements(number: int) -> list[str]:
    """Each with another combination of sentences, numbers and links."""
    rng = random.Random(1)
    combinations = list(product(OPENINGS, OFFERS, CLOSINGS))
    rng.shuffle(combinations)
    return [_filled(" ".join(chosen), rng) for chosen in combinations[:number]]


def _filled(text: str, rng: random.Random) -> str:
    name = "".join(rng.choice(("rank", "seo", "boost", "web", "lead", "growth")) for _ in range(2))
    values = {"days": rng.randrange(20, 120), "price": rng.randrange(29, 900), "few": rng.randrange(2, 9)}
    return text.format(name=name, number=rng.randrange(1, 90) * 100, **values)
