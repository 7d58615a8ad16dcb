import type { ReactNode } from "react";
import type { Document, Element } from "../documents/document";
import type { ShownScope, SlotToRender } from "../kit/resolve/resolve";
import { htmlPage } from "../kit/resolve/slotContent";
import type { ShownPage, Slot } from "../kit/schema/defineWidget";
import { PAGE_CATALOG } from "../kit/schema/schema";
import { type Scope, slotScope } from "./scope";

export type SlotRendering = {
  scope: Scope;
  /** The documents that a slot can show, by name. */
  parts: Record<string, Document>;
  /** The catalogs of parts that are not made of widgets, by name. */
  catalogs: Record<string, string>;
  render: (elements: readonly Element[], scope: Scope) => ReactNode[];
  /** Makes the slot at a path in the settings of an element from its content. */
  makeSlot: (content: ReactNode[], path: string) => Slot;
  /** Called when a view renders the page that the template shows. */
  onPage: () => void;
};

/** What a view receives for a slot: the elements in it, or what its schema says that it shows. */
export function slotValue({ stored, path, shows, scopes }: SlotToRender, rendering: SlotRendering) {
  const { scope, render, makeSlot } = rendering;
  const own = Array.isArray(stored) ? (stored as Element[]) : [];
  if (!shows) return makeSlot(render(own, scope), path);
  const slotFor = (shown: ShownScope, at: string) => makeSlot(contentOf(shown, own, rendering), at);
  if (shows === "items")
    return scopes.map((shown, index) => ({
      id: itemOf(shown.key),
      Content: slotFor(shown, `${path}.${index}.Content`),
    }));
  const [first] = scopes;
  if (!first) return null;
  if (shows === "document") return slotFor(first, path);
  return withNotice(shownPage(first, rendering, slotFor(first, `${path}.Content`)), rendering.onPage);
}

/** The key of a scope ends with the id of its item, which contains no dash. */
const itemOf = (key: string) => key.slice(key.lastIndexOf("-") + 1);

function contentOf({ key, part }: ShownScope, own: readonly Element[], rendering: SlotRendering): ReactNode[] {
  const { scope, parts, catalogs, render } = rendering;
  if (part === undefined) return render(own, slotScope(scope, key, own));
  const elements = parts[part]?.content ?? [];
  // The page's own classes have no prefix; those of another document have its name.
  return render(elements, slotScope(scope, key, elements, key ? part : "", catalogs[part] ?? PAGE_CATALOG));
}

function shownPage({ html, part = "" }: ShownScope, { parts }: SlotRendering, Elements: Slot): ShownPage {
  if (html !== undefined) return htmlPage(html);
  return {
    isEmpty: !parts[part]?.content.length,
    Content: ({ htmlClassName: _html, children: _children, ...attributes }) => <Elements {...attributes} />,
  };
}

const withNotice = ({ Content, isEmpty }: ShownPage, onPage: () => void): ShownPage => ({
  isEmpty,
  Content: (attributes) => {
    onPage();
    return <Content {...attributes} />;
  },
});
