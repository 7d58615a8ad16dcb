"""What readers wrote below two articles of the journal. Nobody of them exists."""

from dataclasses import dataclass, field


@dataclass(frozen=True)
class DemoComment:
    name: str
    text: str
    # Days after the article.
    after: int
    # Signals passed, and the site approved it by itself.
    is_real_person: bool = True
    # The author teaches at the school.
    is_ours: bool = False
    replies: tuple["DemoComment", ...] = field(default=())


BELOW: dict[str, tuple[DemoComment, ...]] = {
    "in-defence-of-warm-glue": (
        DemoComment(
            "Wim Tersteeg",
            "Mine smelled of a wet Tuesday until I learnt to stop boiling it. Sixty degrees and a lid, and the dog "
            "comes back into the shed.\n\nHow long do you keep a pot going before you throw it out?",
            1,
            replies=(
                DemoComment(
                    "Idris Calloway",
                    "Four days warm, a fortnight in the fridge. If it has grown a beard it has had its life.",
                    1,
                    is_real_person=False,
                    is_ours=True,
                    replies=(
                        DemoComment("Wim Tersteeg", "A fortnight! I have been far too polite to it. Thank you.", 2),
                        DemoComment(
                            "Odile Maron",
                            "We had one with a beard. My daughter named it Bernard and it took a week to say goodbye.",
                            3,
                        ),
                    ),
                ),
            ),
        ),
        DemoComment(
            "Piotr Lisowski",
            "Took a cracked sewing box apart with steam last winter, a hundred and ten years old, every joint as clean "
            "as on the day it was glued. I have not bought a bottle since.",
            4,
            is_real_person=False,
        ),
    ),
    "the-lighthouse-panel": (
        DemoComment(
            "Sunniva Aas",
            "I waited forty minutes for the boat below it on Sunday and missed the boat. Well done.",
            6,
            replies=(
                DemoComment(
                    "Maud Ferrier",
                    "The harbour board will be told that it works.",
                    7,
                    is_real_person=False,
                    is_ours=True,
                ),
            ),
        ),
    ),
}
