import { dialog as defaults } from "../../../intarsia/protection/texts/texts.json";
import type { PublicFunctions } from "../config";
import { contentOf } from "./content";

export type ModalState = "closed" | "loading" | "opened";
export type Modal = ReturnType<typeof createModal>;

const MAX_QUESTION = 60;
const OPEN_CLASS = "cleantalk-modal-opened";

/** The last characters of a long question, because the ends of paths and names identify them. */
export const shortened = (text: string) => (text.length > MAX_QUESTION ? text.slice(-MAX_QUESTION) : text);

/** The only dialog of the page: a message, a text that is loaded, or a question. The browser keeps focus in it. */
export function createModal(page: Document, site: Partial<PublicFunctions> = {}) {
  const texts = { ...defaults, ...site };
  const { dialog, content, buttons } = createElements(page, texts.text__close);
  let opener: Element | null = null;
  let answered: ((yes: boolean) => void) | undefined;

  dialog.addEventListener("close", onClose);
  // A click on the backdrop hits the dialog itself; its content does not reach the edge.
  dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());

  function show(state: ModalState, text: string): void {
    dialog.dataset.state = state;
    content.replaceChildren(contentOf(page, text));
    if (dialog.open) return;
    opener = page.activeElement;
    page.body.append(dialog);
    page.body.classList.add(OPEN_CLASS);
    dialog.showModal();
  }

  function onClose(): void {
    dialog.dataset.state = "closed";
    page.body.classList.remove(OPEN_CLASS);
    buttons.replaceChildren();
    dialog.remove();
    if (opener instanceof HTMLElement) opener.focus();
    answered?.(false);
    answered = undefined;
    page.dispatchEvent(new CustomEvent("cleantalkModalClosed"));
  }

  function open(text: string): void {
    show("opened", text);
    page.dispatchEvent(new CustomEvent("cleantalkModalContentLoaded"));
  }

  return {
    open,
    close: () => dialog.close(),
    state: () => (dialog.dataset.state ?? "closed") as ModalState,

    /** Shows the site's response, such as `ask({ action })`. Without a response, the dialog closes. */
    async load(ask: () => Promise<{ ok: boolean; text: string }>): Promise<boolean> {
      show("loading", texts.text__loading);
      const { ok, text } = await ask();
      if (dialog.dataset.state !== "loading") return false;
      if (ok && text) open(text);
      else dialog.close();
      return ok;
    },

    /** Closing it means no. */
    confirm(question: string): Promise<boolean> {
      return new Promise((resolve) => {
        const answer = (yes: boolean) => () => {
          answered = undefined;
          dialog.close();
          resolve(yes);
        };
        open(shortened(question));
        answered = resolve;
        buttons.replaceChildren(
          createButton(page, "cleantalk-modal-yes", texts.text__yes, answer(true)),
          createButton(page, "cleantalk-modal-no", texts.text__no, answer(false)),
        );
      });
    },
  };
}

function createElements(page: Document, closeLabel: string) {
  const dialog = page.createElement("dialog");
  const content = page.createElement("div");
  const buttons = page.createElement("div");
  dialog.id = "cleantalk-modal-overlay";
  content.id = "cleantalk-modal-content";
  dialog.setAttribute("aria-labelledby", content.id);
  dialog.append(
    createButton(page, "cleantalk-modal-close", closeLabel, () => dialog.close()),
    content,
    buttons,
  );
  // Policies forbid style attributes, but not properties that a script sets.
  Object.assign(dialog.style, { maxWidth: "min(34rem, 100vw - 2rem)", padding: "1.5rem", border: "1px solid" });
  Object.assign(content.style, { margin: "1rem 0", overflowWrap: "anywhere" });
  return { dialog, content, buttons };
}

function createButton(page: Document, id: string, label: string, press: () => void): HTMLButtonElement {
  const button = page.createElement("button");
  button.type = "button";
  button.id = id;
  button.textContent = label;
  button.addEventListener("click", press);
  return button;
}
