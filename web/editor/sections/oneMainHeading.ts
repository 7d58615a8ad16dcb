import type { Element } from "../../documents/document";
import { mapElements } from "../../documents/tree";
import type { SchemaOf } from "../commands/slots";

/** For a page that has an H1 already: the same elements, with H2 instead. Their sizes are settings of their own. */
export const withoutMainHeading = (elements: readonly Element[], schemaOf: SchemaOf): Element[] =>
  mapElements(elements, (element) => {
    const settings = schemaOf(element.type)?.settings ?? {};
    const lowered = Object.entries(element.props).map(([name, value]) => [
      name,
      value === "h1" && settings[name]?.kind === "select" ? "h2" : value,
    ]);
    return { ...element, props: Object.fromEntries(lowered) };
  });
