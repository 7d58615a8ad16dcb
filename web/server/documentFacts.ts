import { type Document, walk } from "../kit/document";
import { holds } from "../kit/schema/conditions";
import type { Host } from "../kit/schema/schema";
import { elementCss } from "../kit/style/elementCss";
import { widgetOf } from "./catalogue";

/** What follows from a document alone, whatever page it is drawn on. */
export type DocumentFacts = { css: string; hosts: { directive: Host["directive"]; host: string }[] };

const found = new WeakMap<Document, DocumentFacts>();

export function factsOf(document: Document): DocumentFacts {
  let facts = found.get(document);
  if (!facts) {
    facts = findFacts(document);
    found.set(document, facts);
  }
  return facts;
}

function findFacts({ content }: Document): DocumentFacts {
  const elements = [...walk(content)];
  const css = elements.map((element) => elementCss(element, widgetOf(element.type)?.schema)).join("");
  const hosts = elements.flatMap((element) =>
    (widgetOf(element.type)?.schema.hosts ?? [])
      .filter(({ when }) => holds(when, element.props))
      .map(({ directive, host }) => ({ directive, host })),
  );
  return { css: css.toWellFormed(), hosts };
}
