import { dialog as defaults } from "../../../intarsia/protection/texts/texts.json";
import type { PublicFunctions } from "../config";
import { contentOf } from "./content";

export type ModalState = "closed" | "loading" | "opened";
type Texts = typeof defaults & Partial<PublicFunctions>;

const MAX_QUESTION = 60;
const OPEN_CLASS = "cleantalk-modal-opened";

/** The last characters of a long question, because the ends of paths and names identify them. */
export const shortened = (text: string) => (text.length > MAX_QUESTION ? text.slice(-MAX_QUESTION) : text);

/** The only dialog of the page: a message, a text that is loaded, or a question. The browser keeps focus in it. */
export class Modal {
  private readonly texts: Texts;
  private readonly elements: ReturnType<typeof createElements>;
  private opener: Element | null = null;
  private answered: ((yes: boolean) => void) | undefined;

  constructor(
    private readonly page: Document,
    site: Partial<PublicFunctions> = {},
  ) {
    this.texts = { ...defaults, ...site };
    this.elements = createElements(page, this.texts.text__close);
    const { dialog } = this.elements;
    dialog.addEventListener("close", () => this.onClose());
    // A click on the backdrop hits the dialog itself; its content does not reach the edge.
    dialog.addEventListener("click", ({ target }) => target === dialog && dialog.close());
  }

  open(text: string): void {
    this.show("opened", text);
    this.page.dispatchEvent(new CustomEvent("cleantalkModalContentLoaded"));
  }

  close(): void {
    this.elements.dialog.close();
  }

  state(): ModalState {
    return (this.elements.dialog.dataset.state ?? "closed") as ModalState;
  }

  /** Shows the site's response, such as `ask({ action })`. Without a response, the dialog closes. */
  async load(ask: () => Promise<{ ok: boolean; text: string }>): Promise<boolean> {
    this.show("loading", this.texts.text__loading);
    const { ok, text } = await ask();
    if (this.state() !== "loading") return false;
    if (ok && text) this.open(text);
    else this.close();
    return ok;
  }

  /** Closing it means no. */
  confirm(question: string): Promise<boolean> {
    return new Promise((resolve) => {
      const answer = (yes: boolean) => () => {
        this.answered = undefined;
        this.close();
        resolve(yes);
      };
      this.open(shortened(question));
      this.answered = resolve;
      this.elements.buttons.replaceChildren(
        createButton(this.page, "cleantalk-modal-yes", this.texts.text__yes, answer(true)),
        createButton(this.page, "cleantalk-modal-no", this.texts.text__no, answer(false)),
      );
    });
  }

  private show(state: ModalState, text: string): void {
    const { dialog, content } = this.elements;
    dialog.dataset.state = state;
    content.replaceChildren(contentOf(this.page, text));
    if (dialog.open) return;
    this.opener = this.page.activeElement;
    this.page.body.append(dialog);
    this.page.body.classList.add(OPEN_CLASS);
    dialog.showModal();
  }

  private onClose(): void {
    const { dialog, buttons } = this.elements;
    dialog.dataset.state = "closed";
    this.page.body.classList.remove(OPEN_CLASS);
    buttons.replaceChildren();
    dialog.remove();
    if (this.opener instanceof HTMLElement) this.opener.focus();
    this.answered?.(false);
    this.answered = undefined;
    this.page.dispatchEvent(new CustomEvent("cleantalkModalClosed"));
  }
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
