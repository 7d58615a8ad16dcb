/** Shows a message that the visitor must read first. Loaded on demand. */
import style from "./alertDialog.css?inline";

let sheet: CSSStyleSheet | undefined;
let last = 0;

/** Resolves when the visitor dismisses the message; focus is then back where it was. */
export function alertDialog(message: string, close: string): Promise<void> {
  adoptStyle();
  last += 1;
  const dialog = Object.assign(document.createElement("dialog"), { className: "alert-dialog", role: "alertdialog" });
  const text = Object.assign(document.createElement("p"), { id: `alert-${last}`, textContent: message });
  const button = Object.assign(document.createElement("button"), {
    type: "button",
    className: "alert-dialog__close",
    textContent: close,
    onclick: () => dialog.close(),
  });
  dialog.setAttribute("aria-labelledby", text.id);
  dialog.append(text, button);
  document.body.append(dialog);
  const dismissed = new Promise<void>((resolve) => dialog.addEventListener("close", () => resolve(), { once: true }));
  dialog.showModal();
  return dismissed.then(() => dialog.remove());
}

// The page's security policy allows no <style> element, but scripts may add a stylesheet.
function adoptStyle() {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}
