/** Whether keys go into a field or a text: the canvas is a document of its own, so no class of element is asked for. */
export function isTyping({ target }: Event): boolean {
  const element = target as HTMLElement | null;
  if (!element?.tagName) return false;
  const isField = /^(TEXTAREA|SELECT)$/.test(element.tagName);
  const isInput = element.tagName === "INPUT" && !/^(checkbox|radio|button)$/.test((element as HTMLInputElement).type);
  return isField || isInput || element.isContentEditable;
}

/** Choosers and menus have their own use for Escape and Delete. */
export const isInDialog = ({ target }: Event) =>
  Boolean((target as HTMLElement | null)?.closest?.("[role=dialog], [role=menu], dialog, .modal"));

/** A handle of the canvas is moved with the arrow keys. */
export const isOnHandle = ({ target, key }: KeyboardEvent) =>
  key.startsWith("Arrow") && Boolean((target as HTMLElement | null)?.closest?.("[data-handle]"));

/** Whether the keyboard stands on a button, a link or the like. After a click it does not: then keys go to the element. */
export const isOnControl = ({ target }: Event) =>
  Boolean((target as HTMLElement | null)?.matches?.(":is(button, a, summary, [role=tab], input):focus-visible"));
