import type { ElementType } from "react";
import type { ShownPage, Slot } from "../schema/defineWidget";
import type { SlotToRender } from "./resolve";

/** The page that a page template shows, by its HTML. */
export const htmlPage = (html: string): ShownPage => ({
  isEmpty: html === "",
  Content: ({ as: Tag = "div", htmlClassName, children, ...attributes }) => {
    const Holder = Tag as ElementType;
    return (
      <Holder {...attributes}>
        {children}
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: Wagtail's own rendering, or text that the server cleaned */}
        <div className={htmlClassName} dangerouslySetInnerHTML={{ __html: html }} />
      </Holder>
    );
  },
});

/** The value of a slot on the canvas, where the owner edits the elements of a slot with items once. */
export function slotOnCanvas({ shows, scopes: [first] }: SlotToRender, Elements: Slot) {
  if (shows === "items") return [{ id: "example", Content: Elements }];
  if (shows === "page") return first?.html === undefined ? null : htmlPage(first.html);
  if (shows === "document") return first?.html === undefined ? null : htmlSlot(first.html);
  return Elements;
}

/** Another document, which is edited elsewhere. */
const htmlSlot =
  (html: string): Slot =>
  ({ as: Tag = "div", ...attributes }) => {
    const Holder = Tag as ElementType;
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our server rendered it
    return <Holder {...attributes} dangerouslySetInnerHTML={{ __html: html }} />;
  };
