import type { DialogCommand } from "../../kit/dialog/controlDialog";
import type { Action } from "./registry";

/** The commands that widgets declare for links: `popup:open`. */
const NAME = /^(\w+):(\w+)$/;

/**
 * The action that sends a command to an element, which is hydrated first if needed. Undefined if no element of the page
 * takes such commands. An id that the page does not contain is ignored.
 */
export function elementAction(page: Document, name: string): Action | undefined {
  const [, prefix, command = ""] = NAME.exec(name) ?? [];
  const elements = [...page.querySelectorAll<HTMLElement>("in-island[data-commands]")].filter(
    (element) => element.dataset.commands === prefix,
  );
  if (elements.length === 0) return undefined;
  return (settings, event) => {
    const opener = event?.target instanceof Element ? event.target.closest<HTMLElement>("a") : null;
    const element =
      settings.id === undefined
        ? elementWithOpenDialog(page, elements, opener)
        : elementBy(page, elements, settings.id);
    const surface = command === "open" && isOn(settings.toggle) ? "toggle" : command;
    const detail = {
      surface: surface as DialogCommand["surface"],
      opener,
      isForGood: isOn(settings.do_not_show_again),
    };
    element?.dispatchEvent(new CustomEvent<DialogCommand>("w:command", { detail }));
  };
}

const isOn = (value: unknown) => value === true || value === "yes";

/** Finds the element by its id, or by an id inside it. Ids are compared and never used in a selector. */
function elementBy(page: Document, elements: readonly HTMLElement[], id: unknown): HTMLElement | undefined {
  const named = page.getElementById(String(id))?.closest("in-island");
  return elements.find((element) => element.dataset.id === String(id) || element === named);
}

/** The element whose open dialog contains the link; otherwise the innermost element with an open dialog. */
function elementWithOpenDialog(
  page: Document,
  elements: readonly HTMLElement[],
  link: Element | null,
): HTMLElement | undefined {
  const dialogs = [...page.querySelectorAll("dialog[open]")];
  const open = dialogs.flatMap((dialog) => elements.filter((element) => element === dialog.closest("in-island")));
  return open.filter((element) => element.contains(link)).at(-1) ?? open.at(-1);
}
