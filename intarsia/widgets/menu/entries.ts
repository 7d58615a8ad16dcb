import type { Slot, ViewProps } from "../../../web/kit/defineWidget";
import type { ResolvedLink } from "../../../web/kit/resolve";
import type { schema } from "./schema";

/** A page of the site, as server.py lists it. */
export type MenuPage = { text: string; href: string; children?: readonly MenuPage[] };

export type MenuProps = ViewProps<typeof schema> & {
  pages?: readonly MenuPage[];
  /** The address of the page that shows the menu. */
  current?: string;
};

/** One place in the menu. `mark` says whether it is the visitor's page, or a page above it. */
export type Entry = {
  key: string;
  text: string;
  link: ResolvedLink;
  mark: "page" | "above" | null;
  children: Entry[];
  /** Elements that open below it, in place of links. */
  Panel?: Slot;
};

type Item = MenuProps["items"][number];

/** What the menu shows, from either source. What has neither an address nor anything below it is left out. */
export function entriesOf({ source, items, pages = [], current = "" }: MenuProps): Entry[] {
  const entries =
    source === "pages" ? pages.map((page) => pageEntry(page, current)) : items.map((item) => itemEntry(item, current));
  return entries.filter(({ text, link, children, Panel }) => text && (link || Panel || children.length > 0));
}

function itemEntry({ _id, text, link, below, children, panel }: Item, current: string): Entry {
  if (below === "panel") return { ...entry(_id, text, link, current, []), Panel: panel };
  const links = children.map((child) => entry(child._id, child.text, child.link, current, []));
  return entry(_id, text, link, current, links);
}

const pageEntry = ({ text, href, children = [] }: MenuPage, current: string): Entry =>
  entry(
    href,
    text,
    { href },
    current,
    children.map((child) => pageEntry(child, current)),
  );

function entry(key: string, text: string, link: ResolvedLink, current: string, all: Entry[]): Entry {
  const children = all.filter((child) => child.text && child.link);
  return { key, text, link, mark: markOf(link?.href ?? "", current, children), children };
}

function markOf(href: string, current: string, children: Entry[]): Entry["mark"] {
  if (href !== "" && href === current) return "page";
  const isAbove = href.endsWith("/") && href !== "/" && current.startsWith(href);
  return isAbove || children.some(({ mark }) => mark) ? "above" : null;
}
