import type { Document, Element } from "../../../documents/document";
import type { EndedPage } from "../../../kit/fields/pageButtons";

const isBreak = ({ type }: Element) => type === "page_break";
const backOf = (start: Element | undefined) => String(start?.props.previous_button ?? "");

export type FormPages = {
  /** By the id of the page break at the end of each page. */
  ended: Readonly<Record<string, EndedPage>>;
  /** The page at the end of the form, which no page break ends, and the page break that begins it. */
  last: EndedPage & { start: string | null };
};

/** The buttons of each page. The text of the button back belongs to the page break that begins the page. */
export function pagesOfForm({ content }: Document): FormPages {
  const breaks = content.filter(isBreak);
  // A page break at the top begins the first page.
  const isNamed = content[0] !== undefined && isBreak(content[0]);
  const starts = isNamed ? breaks : [undefined, ...breaks];
  const page = (index: number): EndedPage => ({ previous: index === 0 ? null : backOf(starts[index]) });
  const ends = isNamed ? breaks.slice(1) : breaks;
  return {
    ended: Object.fromEntries(ends.map((end, index) => [end.props.id, page(index)])),
    last: { ...page(starts.length - 1), start: starts.at(-1)?.props.id ?? null },
  };
}
