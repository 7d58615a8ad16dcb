"""What came in through the contact form and below the journal, good and bad. None of these people or offers exists."""

from dataclasses import dataclass
from typing import Literal


@dataclass(frozen=True)
class DemoMessage:
    name: str
    text: str
    # Received so many days before the demo was loaded.
    days: int
    # What the teachers decided. Empty: nobody has looked at it yet.
    decision: Literal["allow", "spam", ""]
    # What sent it: a person's browser, a browser without JavaScript, or a program.
    sender: Literal["person", "plain", "program"] = "person"
    # The article of the journal that it comments on. Empty for the contact form.
    below: str = ""


MESSAGES = (
    DemoMessage(
        "Perpetua Nightingale-Moss",
        "My sunburst has a ray that lifts when the kitchen is damp. Is that the glue or the kitchen?",
        2,
        "allow",
    ),
    DemoMessage(
        "Barnaby Thistlewood",
        "Is there still a bench on First cuts in June? My sister wants to come along, and she is left-handed.",
        3,
        "allow",
    ),
    DemoMessage(
        "Ottoline Fairweather-Pike",
        "I found a box of walnut veneer in my uncle's attic, flat and dry, about forty leaves. Would you like it?",
        4,
        "allow",
    ),
    DemoMessage(
        "Cosmo Applegarth",
        "Please look at my video of the sunburst that I made with you: https://videos.example.org/sunburst. If you "
        "like it, share it, and subscribe to my channel!",
        5,
        "allow",
        "plain",
    ),
    DemoMessage(
        "Marguerite Oxley", "Could you repair a chess board of 1911? Two squares are missing, both white.", 6, "allow"
    ),
    DemoMessage(
        "Tobias Wren",
        "Thank you for Saturday. I have cut nine leaves since and only one of them is crooked.",
        7,
        "allow",
    ),
    DemoMessage(
        "Ingeborg Salt",
        "May we visit with a school class in May? Twenty children of ten years, and two patient teachers.",
        8,
        "allow",
        "plain",
    ),
    DemoMessage(
        "Lucian Ferrow",
        "Which knife do you recommend for holly? Mine tears it, however slowly I go.",
        9,
        "allow",
    ),
    DemoMessage(
        "Hester Quill",
        "I would like to book the sunburst weekend in October for two and pay by bank transfer.",
        10,
        "allow",
    ),
    DemoMessage(
        "Ambrose Tully",
        "Please write 'bench seven' next to my name. I do not want to explain it, and you said that I need not.",
        11,
        "allow",
    ),
    DemoMessage(
        "Dorothea Vane",
        "Is the workshop open on the Saturday before Easter? We come from the ferry at eleven.",
        13,
        "allow",
    ),
    DemoMessage(
        "Casimir Blyth",
        "The kingfisher in the library is a joy. Who drew it, and can one buy a print?",
        15,
        "allow",
    ),
    DemoMessage(
        "Buy Followers Bot",
        "Buy 10000 real followers today! Cheap price, instant delivery, visit http://followers.example/buy now",
        1,
        "spam",
        "program",
    ),
    DemoMessage(
        "Marketing Team",
        "We can bring your website to the first page of the search results. Guaranteed ranking, cheap price, reply "
        "today for a free offer.",
        2,
        "spam",
    ),
    DemoMessage(
        "Lucky Winner Office",
        "You have won our cash prize. Click http://prize.example/claim and claim your free money today",
        3,
        "spam",
        "program",
    ),
    DemoMessage(
        "Ranking Experts",
        "Hello, your website is missing from many searches. We offer cheap ranking, guaranteed traffic and free links. "
        "Reply for our price list.",
        4,
        "spam",
    ),
    DemoMessage(
        "Loan Desk",
        "Cheap loan approved today, no questions. Instant cash, guaranteed: http://loan.example/cash",
        5,
        "spam",
        "program",
    ),
    DemoMessage(
        "Crypto Advisor",
        "Earn free money every day with our guaranteed trading robot. Join today at http://coins.example/join",
        7,
        "spam",
        "plain",
    ),
    DemoMessage(
        "Casino Bonus",
        "Free bonus today! Play now and win instant cash at http://casino.example/bonus http://casino.example/play",
        9,
        "spam",
        "program",
    ),
    DemoMessage(
        "Friendly Agency",
        "Such a lovely workshop! We write about small firms in our newsletter. May I send you a quote for a page?",
        11,
        "spam",
    ),
    DemoMessage(
        "Traffic Seller",
        "We sell cheap traffic for your website, ten thousand visitors for a small price, guaranteed real. Offer ends "
        "today.",
        12,
        "spam",
    ),
    DemoMessage(
        "Pills Express",
        "Cheap pills, instant delivery, no prescription. Order today at http://pills.example/order",
        3,
        "spam",
        "program",
        below="in-defence-of-warm-glue",
    ),
    DemoMessage(
        "Nice Site",
        "Great article! Visit my website for cheap watches, free offer today http://watches.example/shop",
        6,
        "spam",
        "program",
        below="in-defence-of-warm-glue",
    ),
    DemoMessage(
        "Backlink King",
        "Amazing post, check out http://links.example/buy and buy guaranteed links, cheap price",
        8,
        "spam",
        "plain",
        below="the-lighthouse-panel",
    ),
    DemoMessage(
        "Movie Stream",
        "Watch free movies now, click http://stream.example/free today, subscribe and win",
        10,
        "spam",
        "program",
        below="the-lighthouse-panel",
    ),
    DemoMessage(
        "Elspeth Marrow",
        "Do you deliver to the islands? The panel that I have in mind is for a boat, so it must not mind the damp.",
        1,
        "",
        "plain",
    ),
    DemoMessage(
        "Growth Partner",
        "Our team offers cheap website traffic and a guaranteed ranking. Reply today for your free price list.",
        1,
        "",
    ),
    DemoMessage(
        "Web Directory",
        "List your website for free today at http://directory.example/add http://directory.example/list",
        2,
        "",
        "program",
    ),
)
