"""The site for those who read German: who they are, what is taught, how to come. The rest of it is in English."""

from demo.texts.organization import EMAIL, POSTCODE, STREET, TELEPHONE, TOWN, FooterColumn, MenuItem

TAGLINE = "Werkstatt und Schule für Intarsien"

HOME_TITLE = "Startseite"
DESCRIPTION = (
    "Kleine Kurse in Marketerie und Parketterie am Meer in Wendlesea: Bilder aus Holz schneiden, schattieren und legen."
)
HERO_KICKER = "Werkstatt und Schule am Meer"
HERO_TITLE = "Bilder aus Holz, und die Geduld, sie zu machen"
HERO_TEXT = (
    "In Hollin Yard lernen jeweils acht Menschen, Furnier zu schneiden, zu schattieren und zu legen: zuerst Blätter, "
    "dann Sonnen, Sterne, Vögel und ganze Abende über der Flussmündung."
)
ABOUT_TITLE = "Ein Raum, Licht von Norden, keine Eile"
ABOUT = (
    "<p>Früher wurden hier Segel genäht. Die Fenster gehen noch immer nach Norden, denn in diesem Licht lässt sich ein "
    "Braun am besten vom anderen unterscheiden, und der Boden neigt sich noch immer ein wenig zum Meer.</p><p>Im Winter"
    " arbeiten wir an Aufträgen, von Februar bis November geben wir Kurse. Beides geschieht an denselben Bänken: Sie "
    "lernen neben Arbeiten, die hinaus in die Welt gehen, und neben den Menschen, die sich um sie sorgen.</p>"
)
COURSES_TITLE = "Vier Kurse im Jahr"
COURSES_TEXT = (
    "Jeder hat acht Plätze und zwei Lehrende. Holz, Werkzeug, Schürze, Mittagessen und die ersten Fehler sind "
    "inbegriffen. Unterrichtet wird auf Englisch; Maud und Noor sprechen auch Deutsch."
)
COURSES = (
    (
        "course-first-cuts",
        "Erste Schnitte",
        "Zwei Tage für alle, die noch nie ein Furniermesser in der Hand hatten: ein Blatt, zwei Hölzer, ein fertiges "
        "Täfelchen zum Mitnehmen. 165 £.",
    ),
    (
        "course-sunburst",
        "Das Sonnenwochenende",
        "Drei Tage, zweiunddreißig Strahlen aus einem einzigen Furnierpaket, und eine letzte Fuge, in der das ganze "
        "Geheimnis liegt. 240 £.",
    ),
    (
        "course-parquetry",
        "Würfel, Sterne und Adern",
        "Fünf Donnerstage mit dem Lineal: Würfelmuster, ein achtzackiger Stern und ein Deckel mit einer Ader aus "
        "Stechpalme. 320 £.",
    ),
    (
        "course-landscape",
        "Eine Landschaft aus Holz",
        "Zehn Abende für das zweite Jahr. Bringen Sie einen Ort mit, den Sie lieben; die Maserung malt das meiste "
        "selbst. 480 £.",
    ),
)
CALL_TITLE = "Eine Bank mit Ihrem Namen"
CALL_TEXT = "Noch steht er nicht darauf. Sobald Sie buchen, schreiben wir das Schild, von Hand."
BUTTON_COURSES = "Termine und Anmeldung (auf Englisch)"
BUTTON_VISIT = "Besuch planen"

VISIT_TITLE = "Besuch"
VISIT_INTRODUCTION = (
    "Samstags steht die Tür offen. Sehen Sie zu, fragen Sie, nehmen Sie die Hölzer in die Hand und schauen Sie, was "
    "gerade auf den Bänken liegt. Es kostet nichts, und kein Laden steht zwischen Ihnen und dem Ausgang."
)
HOURS_TITLE = "Öffnungszeiten"
HOURS = (
    ("Montag", "geschlossen"),
    ("Dienstag bis Freitag", "nach Vereinbarung, 9 bis 17 Uhr"),
    ("Samstag", "offene Werkstatt, 10 bis 16 Uhr"),
    ("Sonntag", "nur Kurse"),
)
HOURS_NOTE = (
    "Vom 20. Dezember bis zum 8. Januar ist geschlossen, ebenso am Samstag der Regatta von Wendlesea, an dem ohnehin "
    "niemand einen Parkplatz fände."
)
WAY_TITLE = "So finden Sie uns"
WAY = (
    (
        "Mit der Bahn",
        "Vom Bahnhof Wendlesea sind es zwölf Minuten zu Fuß: vor der Tür nach rechts, die Chandler Street entlang bis "
        "zur dritten Kreuzung, dann links in die Ropewalk Lane. Der Weg ist eben, die Bordsteine sind überall "
        "abgesenkt.",
    ),
    (
        "Mit dem Bus",
        "Die Linien 7 und 22 halten an den Harbour Steps, zwei Minuten von hier. Beide nehmen Rollstühle mit.",
    ),
    ("Mit dem Rad", "Im Hof stehen sechs überdachte Bügel und eine Pumpe, die pumpt."),
    (
        "Mit dem Auto",
        "Parken Sie in der Quay Street, fünf Minuten entfernt. Ein Platz im Hof ist für Menschen mit Behindertenausweis"
        " frei; rufen Sie an, dann räumen wir den Handkarren beiseite.",
    ),
)
MAP_CAPTION = "Folgen Sie vom Bahnhof den roten Punkten. Die Karte zu schneiden dauerte länger, als der Weg dauert."
ACCESS_TITLE = "Ohne Hürden"
ACCESS = (
    "Werkstatt, Galerie und Toilette liegen auf einer Ebene, ohne Stufen. Die Tür zum Hof ist 95 cm breit.",
    "Zwei der acht Bänke lassen sich heben und senken; unter einer ist Platz für einen Rollstuhl.",
    "An der vorderen Bank gibt es eine Induktionsschleife. Kursunterlagen in großer Schrift liegen an der Tür.",
    "An offenen Tagen laufen Maschinen nur vor zehn und nach vier. Wem Lärm zu schaffen macht, der komme zwischen elf "
    "und drei.",
    "Feiner Holzstaub wird an jeder Bank abgesaugt. Am Fenster in der Ecke ist die Luft am klarsten.",
    "Assistenzhunde sind willkommen und haben einen eigenen Haken für ihre Schürze.",
)
BEFORE_TITLE = "Bevor Sie kommen"
BEFORE = (
    "Samstags müssen Sie sich nicht anmelden. Sind Sie mehr als sechs, dann schreiben Sie uns eine Woche vorher: Wir "
    "räumen eine Bank frei."
)

MENU_LABEL = "Hauptmenü"
MENU_ACTION = MenuItem("Besuch planen", "besuch")
FOOTER = (
    FooterColumn(
        "Hollin Yard",
        (
            f"{TAGLINE}, seit 1987. Hollin ist das alte englische Wort für Stechpalme, das weißeste Holz, das hier "
            "wächst, und das, aus dem wir die feinsten Linien schneiden.",
        ),
    ),
    FooterColumn(
        "Auf Englisch",
        links=(
            MenuItem("Kurse", "courses"),
            MenuItem("Galerie", "gallery"),
            MenuItem("Werkstatttagebuch", "journal"),
        ),
    ),
    FooterColumn("So finden Sie uns", (f"{STREET}, {TOWN} {POSTCODE}. Samstags offen, 10 bis 16 Uhr.",)),
    FooterColumn("Schreiben oder anrufen", (EMAIL, TELEPHONE)),
)
FOOTER_NOTE = (
    "Hollin Yard und alle, die dort arbeiten, sind erfunden, um zu zeigen, was diese Website kann. Die Bilder sind mit "
    "Code gezeichnet."
)
