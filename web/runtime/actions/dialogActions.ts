import type { DialogCommand } from "../../kit/dialog/controlDialog";
import type { Actions } from "./registry";

type Kind = "modal_popup" | "off_canvas";

/**
 * The actions that open and close popups and panels. Each sends `w:command` to the element, which hydrates it first
 * if needed. An id that the page does not contain is ignored.
 */
export function addDialogActions(page: Document, actions: Actions): void {
  const commandFor =
    (kind: Kind, command: DialogCommand["surface"]) => (settings: Record<string, unknown>, event?: Event) => {
      const opener = event?.target instanceof Element ? event.target.closest<HTMLElement>("a") : null;
      const element = settings.id === undefined ? openOne(page, kind, opener) : elementBy(page, kind, settings.id);
      const detail = { surface: command, opener, isForGood: isOn(settings.do_not_show_again) };
      element?.dispatchEvent(new CustomEvent<DialogCommand>("w:command", { detail }));
    };
  const add = (name: string, action: ReturnType<typeof commandFor>) =>
    actions.find(name) ?? actions.register(name, action);
  const [open, toggle] = [commandFor("modal_popup", "open"), commandFor("modal_popup", "toggle")];
  add("popup:open", (settings, event) => (isOn(settings.toggle) ? toggle : open)(settings, event));
  add("popup:close", commandFor("modal_popup", "close"));
  for (const command of ["open", "close", "toggle"] as const)
    add(`off_canvas:${command}`, commandFor("off_canvas", command));
}

const isOn = (value: unknown) => value === true || value === "yes";

/** Finds the dialog by the element's id, or by an id inside it. Ids are compared and never used in a selector. */
function elementBy(page: Document, kind: Kind, id: unknown): HTMLElement | undefined {
  const elements = [...page.querySelectorAll<HTMLElement>(`in-island[data-widget_type=${kind}]`)];
  const named = page.getElementById(String(id))?.closest("in-island");
  return elements.find((element) => element.dataset.id === String(id) || element === named);
}

/** The dialog around the link, or else the innermost open one. */
function openOne(page: Document, kind: Kind, link: Element | null): HTMLElement | null {
  const island = `in-island[data-widget_type=${kind}]`;
  const open = [...page.querySelectorAll("dialog.dialog[open]")].filter((dialog) =>
    dialog.closest("in-island")?.matches(island),
  );
  return (open.find((dialog) => dialog.contains(link)) ?? open.at(-1))?.closest<HTMLElement>("in-island") ?? null;
}
