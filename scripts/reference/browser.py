import json
import re
from importlib import resources
from pathlib import Path

from .markdown import code, table

ROOT = Path(__file__).resolve().parents[2]
SOURCES = ("web/runtime", "web/kit", "web/protection", "intarsia/widgets")
DISPATCHED = re.compile(r'new CustomEvent(?:<\w+>)?\(([^,;]*?"[\w:-]+"[^,;]*?)[,)]')
LISTENED = re.compile(r'addEventListener\(\s*"((?:w|intarsia|sticky|island|apbct)[\w:-]+)"')
NAMED = re.compile(
    r'const [A-Z_]+ = "((?:w|intarsia|sticky|island)(?::\w+)+|apbct[A-Z]\w+|cleantalk\w+|botDetector\w+)"'
)

# name -> (element, meaning)
EVENTS = {
    "intarsia:init": ("`window`", "The runtime is ready; `detail` is `window.intarsia`. No island has started yet."),
    "intarsia:protection": ("`window`", "The protection script is ready; `detail.call` makes its calls."),
    "intarsia:page-state": ("place for visitor data", "Its value arrived; `detail.value`."),
    "intarsia:reveal": (
        "target of a link",
        "Sent to an anchor inside a closed part. The part opens itself. `detail.waitFor(promise)` delays scrolling.",
    ),
    "island:error": ("island", "A widget failed in the browser. Cancel it to keep the console quiet."),
    "sticky:stick": ("element", "A sticky element sticks. It has `data-stuck` meanwhile."),
    "sticky:unstick": ("element", "A sticky element returns to its place."),
    "w:command": (
        "element or inside it",
        'You send it: popup and panel take `{surface: "open" | "close" | "toggle", opener}`, a menu takes '
        '`"popupShow"` and `"popupHide"`.',
    ),
    "w:carousel:change": ("carousel", "Another slide is the current one; `detail.index`."),
    "w:tabs:activate": ("tabs", "A tab is selected."),
    "w:countdown:expire": ("countdown", "The countdown reaches its end."),
    "apbctAjaxBockAlert": ("`window`", "The site refused a request of a script; `detail.message` says why."),
    "botDetectorEventTokenUpdated": ("`window`", "The event token of the bot detector changed; `detail.eventToken`."),
    "cleantalkModalClosed": ("`document`", "The dialog with a refusal was closed."),
    "cleantalkModalContentLoaded": ("`document`", "The dialog with a refusal shows its text."),
}
MEMBERS = {
    "config": "The page's configuration: URLs, breakpoints, lightbox.",
    "hooks": "Actions and filters: `addAction(hook, namespace, callback, priority)`, `addFilter`, `removeAction`, "
    "`removeFilter`, `hasAction`, `hasFilter`, `doAction`, `applyFilters`, `didAction`.",
    "storage": "Values in local or session storage, with a lifetime: `get(key, area)`, `set(key, value, options)`.",
    "actions": "Link actions: `register(name, (settings, event) => …)` returns a function that removes the action.",
    "openLightbox": "`openLightbox(opener, slides)` opens the lightbox and returns the focus to `opener`.",
    "devices": "The current device: `mode()`, `subscribe(listener)`.",
    "assets": "`load(type, key)` fetches a script or stylesheet once; `state(type, key)`.",
    "ajax": "Calls of the site by name. They never throw.",
    "pageState": "`pageState(name, key)` resolves to what a place shows of the visitor, from the page's one call.",
    "ask": "`ask(element, behavior, method)` calls a method of a behavior. It throws if the element does not have it.",
    "observeScroll": "`observeScroll(element, onStep, sensitivity, signal)` reports how far an element has scrolled "
    "through the viewport.",
    "inView": "`inView(element, onChange, signal)` reports when an element enters and when it has left the viewport.",
    "mountTree": "Call it after you insert HTML into the page.",
    "destroyTree": "Call it before you remove HTML in a way that the page cannot observe.",
}
HOOKS = {
    "tree.mounted": "After HTML came to life; the argument is the tree.",
    "tree.destroyed": "Before HTML leaves the page; the argument is the tree.",
}
ACTIONS = {
    "lightbox": "`{slides: [{url, type, title, …}]}` or `{url, slideshow}` opens the lightbox.",
    "popup:open": "`{id, toggle}` opens a popup.",
    "popup:close": "`{id, do_not_show_again}` closes a popup; without an `id`, the one around the link.",
    "off_canvas:open": "`{id}` opens an off-canvas panel.",
    "off_canvas:close": "`{id}` closes it.",
    "off_canvas:toggle": "`{id}` opens or closes it.",
}
BEHAVIOR_METHODS = {"sticky": "`reactivate`", "stretch": "`reactivate`", "masonry": "`arrange`"}


def page() -> str:
    _compare("event", set(EVENTS), events_in_code())
    _compare("member of window.intarsia", set(MEMBERS), members_in_code())
    _compare("link action", set(ACTIONS), {"lightbox"} | _link_actions())
    parts = [
        "# Browser API\n\nFor scripts of a site. Examples: [Scripts on pages](../guides/page-scripts.md).\n",
        "## `window.intarsia`\n\n" + table(("Member", "Meaning"), _rows(MEMBERS)),
        "## Events\n\n" + table(("Event", "Sent on", "Meaning"), [(code(n), *EVENTS[n]) for n in sorted(EVENTS)]),
        "## Hooks\n\n" + table(("Action", "When"), _rows(HOOKS)),
        "## Link actions\n\n" + table(("Action", "Settings"), _rows(ACTIONS)),
        "## Methods of behaviors\n\n" + table(("Behavior", "Methods of `ask`"), _rows(BEHAVIOR_METHODS)),
    ]
    return "\n".join(parts)


def _link_actions() -> set[str]:
    """The link actions that widgets declare."""
    contract = json.loads(resources.files("intarsia.contract").joinpath("widgets.json").read_text("utf-8"))
    declared = [widget["linkCommands"] for widget in contract["widgets"].values() if "linkCommands" in widget]
    return {f"{commands['prefix']}:{command}" for commands in declared for command in commands["commands"]}


def _rows(entries: dict[str, str]) -> list[tuple[str, str]]:
    return [(code(name), meaning) for name, meaning in entries.items()]


def _compare(what: str, described: set[str], existing: set[str]) -> None:
    if missing := sorted(existing - described):
        raise SystemExit(f"scripts/reference/browser.py does not describe the {what} {', '.join(missing)}.")
    if gone := sorted(described - existing):
        raise SystemExit(f"scripts/reference/browser.py describes the {what} {', '.join(gone)}, which does not exist.")


def events_in_code() -> set[str]:
    names: set[str] = set()
    for source in _sources():
        for argument in DISPATCHED.findall(source):
            names.update(re.findall(r'"([\w:-]+)"', argument))
        names.update(NAMED.findall(source))
        names.update(LISTENED.findall(source))
    return names


def members_in_code() -> set[str]:
    source = (ROOT / "web/runtime/runtime.ts").read_text("utf-8")
    api = source.partition("const intarsia = {")[2].partition("\n};")[0]
    return set(re.findall(r"^  (\w+)(?=[:,(])", api, re.MULTILINE))


def _sources() -> list[str]:
    files = (file for folder in SOURCES for file in sorted((ROOT / folder).rglob("*.ts*")))
    return [file.read_text("utf-8") for file in files if ".test." not in file.name]
