import { singularQuery } from "../../../matchesQuery";
import type { Boot } from "../../../saving/api";
import { gettext } from "../../../texts/gettext";
import { searchTerms } from "../../../texts/searchTerms";

/** Where something is done that is not a widget. */
export type Place = {
  /** What owners search for, in English and in their language, in lower case. */
  keywords: readonly string[];
  /** The way there, in one or two sentences. */
  text: string;
  /** A panel of the editor, as a shortcut. */
  go?: { label: string; panel: "design" | "history" | "search" };
};

const DESIGN = { label: gettext("Open site design"), panel: "design" } as const;

const PLACES: readonly Place[] = [
  {
    keywords: searchTerms("h1, h2, h3, h4, h5, h6, heading level, html tag"),
    text: gettext("Add a Heading, then choose its HTML tag under Content."),
  },
  {
    keywords: searchTerms("anchor, jump link, css id, element id, bookmark"),
    text: gettext(
      "Select the element that a link should lead to and set its CSS ID under Advanced. Then link to #prices, for example.",
    ),
  },
  {
    keywords: searchTerms("shortcode, short code, embed code, plugin"),
    text: gettext(
      "There are no shortcodes: insert the widget itself. Code of another service goes into the HTML widget.",
    ),
  },
  {
    keywords: searchTerms("meta description, meta, seo, page title, title tag, slug, search engine, social image"),
    text: gettext(
      "Title and description for search engines and shared links are in the panel Search and sharing, the slug in the page's settings.",
    ),
    go: { label: gettext("Open search and sharing"), panel: "search" },
  },
  {
    keywords: searchTerms("css, custom css, stylesheet, style"),
    text: gettext(
      "Select an element: each field under Style is a CSS property, for each device. Colors, fonts and sizes of the whole site are in the site design.",
    ),
    go: DESIGN,
  },
  {
    keywords: searchTerms("font, typeface, color, colors, theme, brand color, dark mode"),
    text: gettext("Of one element: select it and open Style. Of the whole site: in the site design."),
    go: DESIGN,
  },
  {
    keywords: searchTerms("javascript, script, js, tracking, analytics, custom code"),
    text: gettext(
      "You cannot add scripts to pages. The HTML widget shows code in a frame; the site's developers add scripts.",
    ),
  },
  {
    keywords: searchTerms("margin, padding, spacing, gap"),
    text: gettext(
      "Select the element and open Style › Spacing, or drag the handles on the canvas. The Spacer widget adds empty space.",
    ),
  },
  {
    keywords: searchTerms("background, background image, gradient, overlay"),
    text: gettext("Select a section or container and open Style › Background."),
  },
  {
    keywords: searchTerms("animation, entrance, parallax, scroll effect"),
    text: gettext("Select the element and open Advanced › Entrance or Effects."),
  },
  {
    keywords: searchTerms("responsive, mobile, tablet, breakpoint, hide on mobile"),
    text: gettext(
      "Choose a device in the top bar: what you change under Style applies to it and to smaller ones. Advanced › Visibility hides an element.",
    ),
  },
  {
    keywords: searchTerms("header, footer, page template, template"),
    text: gettext("Header, footer and page templates are edited under Templates in the admin's menu."),
  },
  {
    keywords: searchTerms("redirect, 301"),
    text: gettext("Redirects are in the admin under Settings › Redirects."),
  },
  {
    keywords: searchTerms("undo, revision, version, history, restore"),
    text: gettext("All steps and earlier versions are in the history."),
    go: { label: gettext("Open history"), panel: "history" },
  },
];

const LEAST_CHARACTERS = 3;

/** The place for a query that names something else than a widget. */
export function placeFor(query: string): Place | undefined {
  const wanted = query.trim().toLowerCase().replace(/\s+/g, " ");
  const singular = singularQuery(query);
  const exact = PLACES.find(({ keywords }) => keywords.includes(wanted) || keywords.includes(singular));
  if (exact || wanted.length < LEAST_CHARACTERS) return exact;
  return PLACES.find(({ keywords }) =>
    keywords.some((keyword) => keyword.startsWith(wanted) && isSpecific(wanted, keyword)),
  );
}

/** "heading" is a widget, although "heading level" is not. */
const isSpecific = (wanted: string, keyword: string) => wanted.includes(" ") || !keyword.includes(" ");

/** The design has a panel for users who may change it, and only pages have one for search engines. */
export function isReachable({ go }: Place, { urls, searchResult }: Pick<Boot, "urls" | "searchResult">): boolean {
  if (go?.panel === "design") return Boolean(urls.design);
  return go?.panel === "search" ? Boolean(searchResult) : go !== undefined;
}
