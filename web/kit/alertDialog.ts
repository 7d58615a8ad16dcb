/** Something that a visitor must hear of before anything else. Loaded when there is something. */
import style from "./alertDialog.css?inline";

let sheet: CSSStyleSheet | undefined;
let last = 0;

/** Resolves once it is dismissed; the focus is then where it was. */
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

// The page's security policy admits no <style>; a sheet that a script makes is the script's.
function adoptStyle() {
  if (sheet) return;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(style);
  document.adoptedStyleSheets.push(sheet);
}
