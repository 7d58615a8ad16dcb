import type { Element } from "../../../documents/document";
import { walk } from "../../../documents/walk";
import type { WidgetSchema } from "../../../kit/schema/schema";
import type { Link } from "../../../kit/schema/settings";
import { gettext } from "../../texts/gettext";
import type { Check, Finding } from "../check";
import { settingsIn } from "../settingsIn";

/** Links that lead nowhere. The server knows those to pages and files; the rest is in the document. */
export const deadLinks: Check = {
  name: "dead-links",
  title: gettext("Links"),
  find({ document, schemas, server, canvas }) {
    const schemaOf = new Map(schemas.map((schema) => [schema.type, schema]));
    const elements = [...walk(document.content)];
    const own = elements.map(({ props }) => props._element_id).filter(Boolean);
    const anchors = server?.anchors ? new Set([...own, ...server.anchors, ...canvas.ids]) : null;
    const inDocument = elements.flatMap((element) =>
      urlsIn(schemaOf.get(element.type), element).flatMap((url): Finding[] => {
        const text = faultOf(url, anchors);
        return text ? [{ element: element.props.id, text }] : [];
      }),
    );
    return [...inDocument, ...(server?.links ?? []).map(({ element, reason }) => ({ element, text: reason }))];
  },
};

/** Without anchors, those of the page are not known. */
function faultOf(url: string, anchors: ReadonlySet<unknown> | null): string | null {
  if (url === "#") return gettext("A link leads nowhere. Choose its target.");
  if (url && !COMPLETE.test(url))
    return gettext(
      "A link leads to “{url}”, relative to the URL of the page. Choose a page, or enter the whole URL with https://.",
      { url },
    );
  if (
    !anchors ||
    !url.startsWith("#") ||
    url === "#top" ||
    url.startsWith(ACTION_LINK) ||
    anchors.has(decoded(url.slice(1)))
  )
    return null;
  return gettext("A link leads to {url}, but no element has this CSS ID.", { url });
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

// With a scheme, from the root of the site, or on the page itself.
const COMPLETE = /^(?:[a-z][a-z0-9+.-]*:|[/#?])/i;
// A link that runs an action instead of leading to an element.
const ACTION_LINK = "#intarsia-action&";
const LINK = /<a\b[^<>]*>/g;
const STORED_TARGET = /\sdata-(?:page|document|action)="/;
const HREF = /\shref="([^"]*)"/;

/** A page, a file or an action has precedence over the URL next to it. */
function urlsIn(schema: WidgetSchema | undefined, element: Element): string[] {
  if (!schema) return [];
  return settingsIn(schema, element).flatMap(({ setting, value }) => {
    if (setting.kind === "richtext" && typeof value === "string")
      return (value.match(LINK) ?? []).flatMap((tag) => (STORED_TARGET.test(tag) ? [] : [tag.match(HREF)?.[1] ?? ""]));
    if (setting.kind !== "link" || typeof value !== "object" || value === null) return [];
    const { url, page, document, action } = value as Link;
    // Such a widget is nothing but its link: without one, visitors get a button that does nothing.
    const isNeeded = setting.default.url === "#";
    if (isNeeded && !url?.trim() && !page && !document && !action) return ["#"];
    return url && !page && !document && !action ? [url.trim()] : [];
  });
}
