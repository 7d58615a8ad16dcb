import type { ResolvedLink } from "../../../web/kit/resolve/resolve";
import type { Slot, ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";

/** A page of the site, as server.py lists it. */
export type MenuPage = { text: string; href: string; children?: readonly MenuPage[] };

export type MenuProps = ViewProps<typeof schema> & {
  pages?: readonly MenuPage[];
  /** The URL of the page that shows the menu. */
  current?: string;
  /** The URL of the home page in this language. It is the parent of all pages, so it is never marked as a parent. */
  home?: string;
};

/** A menu item. `mark` says whether it is the current page or one of its parents. */
export type Entry = {
  key: string;
  text: string;
  link: ResolvedLink;
  mark: "page" | "above" | null;
  children: Entry[];
  /** The elements of a mega menu panel, instead of links. */
  Panel?: Slot;
};

type Item = MenuProps["items"][number];
type CurrentPage = { current: string; home: string };

/** The menu items, from either source. An item with neither a URL nor a submenu is left out. */
export function entriesOf({ source, items, pages = [], current = "", home = "/" }: MenuProps): Entry[] {
  const location = { current, home };
  const entries =
    source === "pages"
      ? pages.map((page) => pageEntry(page, location))
      : items.map((item) => itemEntry(item, location));
  return entries.filter(({ text, link, children, Panel }) => text && (link || Panel || children.length > 0));
}

function itemEntry({ _id, text, link, below, children, panel }: Item, location: CurrentPage): Entry {
  if (below === "panel") return { ...entry(_id, text, link, location, []), Panel: panel };
  const links = children.map((child) => entry(child._id, child.text, child.link, location, []));
  return entry(_id, text, link, location, links);
}

const pageEntry = ({ text, href, children = [] }: MenuPage, location: CurrentPage): Entry =>
  entry(
    href,
    text,
    { href },
    location,
    children.map((child) => pageEntry(child, location)),
  );

function entry(key: string, text: string, link: ResolvedLink, location: CurrentPage, all: Entry[]): Entry {
  const children = all.filter((child) => child.text && child.link);
  return { key, text, link, mark: markOf(link?.href ?? "", location, children), children };
}

function markOf(href: string, { current, home }: CurrentPage, children: Entry[]): Entry["mark"] {
  if (href !== "" && href === current) return "page";
  const isParent = href.endsWith("/") && href !== home && current.startsWith(href);
  return isParent || children.some(({ mark }) => mark) ? "above" : null;
}
