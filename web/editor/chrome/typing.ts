/** Whether keys go into a field or text. The canvas is another document, so instanceof does not work. */
export function isTyping({ target }: Event): boolean {
  const element = target as HTMLElement | null;
  if (!element?.tagName) return false;
  const isField = /^(TEXTAREA|SELECT)$/.test(element.tagName);
  const isInput = element.tagName === "INPUT" && !/^(checkbox|radio|button)$/.test((element as HTMLInputElement).type);
  return isField || isInput || element.isContentEditable;
}

/** Choosers and menus handle Escape and Delete themselves. */
export const isInDialog = ({ target }: Event) =>
  Boolean((target as HTMLElement | null)?.closest?.("[role=dialog], [role=menu], dialog, .modal"));

/** A panel with its own history handles the keys to undo and save. */
export const isOfPanel = ({ target, key }: KeyboardEvent) =>
  /^[syz]$/i.test(key) && Boolean((target as HTMLElement | null)?.closest?.("[data-own-keys]"));

/** The arrow keys move a handle of the canvas. */
export const isOnHandle = ({ target, key }: KeyboardEvent) =>
  key.startsWith("Arrow") && Boolean((target as HTMLElement | null)?.closest?.("[data-handle]"));

/** Whether keyboard focus is on a button, link or similar. After a click it is not, and keys apply to the element. */
export const isOnControl = ({ target }: Event) =>
  Boolean((target as HTMLElement | null)?.matches?.(":is(button, a, summary, [role=tab], input):focus-visible"));
