import type { Widths } from "../kit/devices";
import { type Document, type Element, walk } from "../kit/document";
import { hostsOf, type NeededHost } from "../kit/schema/hosts";
import { elementCss } from "../kit/style/elementCss";
import { widgetOf } from "./catalogue";

/** What follows from a document and its site's breakpoints alone, whatever page it is drawn on. */
export type DocumentFacts = { css: string; hosts: NeededHost[] };

const found = new WeakMap<Document, Map<string, DocumentFacts>>();

export function factsOf(document: Document, widths: Widths): DocumentFacts {
  const bySite = found.get(document) ?? new Map<string, DocumentFacts>();
  found.set(document, bySite);
  const site = JSON.stringify(widths);
  const facts = bySite.get(site) ?? findFacts(document, widths);
  bySite.set(site, facts);
  return facts;
}

function findFacts({ content }: Document, widths: Widths): DocumentFacts {
  const elements = [...walk(content)];
  const css = elements.map((element) => cssOf(element, widths)).join("");
  const hosts = elements.flatMap(({ type, props }) => hostsOf(widgetOf(type)?.schema.hosts, props));
  return { css: css.toWellFormed(), hosts };
}

/** Nothing vouches for what stands in settings that the contract does not know; it must not take the page with it. */
function cssOf(element: Element, widths: Widths): string {
  try {
    return elementCss(element, widgetOf(element.type)?.schema, widths);
  } catch {
    return "";
  }
}
