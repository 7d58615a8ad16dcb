import style from "./step.css?inline";

/** In the language of the page, as the owner wrote them. */
export type StepTexts = Record<
  "confirm_title" | "confirm" | "confirm_button" | "confirm_working" | "confirm_back",
  string
>;

type Work = (report: (share: number) => void) => Promise<string>;

/** Faster work shows no progress. */
const PATIENCE = 1000;

let sheet: CSSStyleSheet | undefined;

/**
 * Asks to confirm a message. Resolves with what the work came to, or with undefined for somebody who goes back to the
 * form. The browser keeps the focus in the dialog and closes it on Escape.
 */
export function openStep(page: Document, texts: StepTexts, work: Work): Promise<string | undefined> {
  adoptStyle(page);
  const { dialog, text, progress, send, back } = createDialog(page, texts);
  page.body.append(dialog);
  dialog.showModal();
  send.focus();

  async function confirm(): Promise<string> {
    // A disabled button would lose the focus.
    send.ariaDisabled = "true";
    text.textContent = texts.confirm_working;
    const patience = setTimeout(() => {
      progress.hidden = false;
    }, PATIENCE);
    const token = await work((share) => {
      progress.value = share;
    });
    clearTimeout(patience);
    return token;
  }

  return new Promise<string | undefined>((resolve) => {
    send.onclick = () => {
      if (send.ariaDisabled) return;
      confirm().then((token) => {
        // Somebody may have gone back meanwhile.
        if (dialog.open) resolve(token);
      });
    };
    back.onclick = () => dialog.close();
    dialog.onclose = () => resolve(undefined);
  }).finally(() => {
    dialog.onclose = null;
    dialog.close();
    dialog.remove();
  });
}

function createDialog(page: Document, texts: StepTexts) {
  const make = <Tag extends keyof HTMLElementTagNameMap>(tag: Tag, values: Partial<HTMLElementTagNameMap[Tag]>) =>
    Object.assign(page.createElement(tag), values);
  const title = make("h2", { id: "intarsia-step-title", textContent: texts.confirm_title });
  const text = make("p", { id: "intarsia-step-text", textContent: texts.confirm });
  text.setAttribute("role", "status");
  const progress = make("progress", { hidden: true, max: 1, ariaLabel: texts.confirm_working });
  const send = make("button", { type: "button", className: "intarsia-step__send", textContent: texts.confirm_button });
  const back = make("button", { type: "button", className: "intarsia-step__back", textContent: "×" });
  back.ariaLabel = texts.confirm_back;
  const dialog = make("dialog", { className: "intarsia-step" });
  dialog.setAttribute("aria-labelledby", title.id);
  dialog.setAttribute("aria-describedby", text.id);
  dialog.append(title, text, progress, send, back);
  return { dialog, text, progress, send, back };
}

function adoptStyle(page: Document): void {
  sheet ??= new CSSStyleSheet();
  if (page.adoptedStyleSheets.includes(sheet)) return;
  sheet.replaceSync(style);
  page.adoptedStyleSheets = [...page.adoptedStyleSheets, sheet];
}
