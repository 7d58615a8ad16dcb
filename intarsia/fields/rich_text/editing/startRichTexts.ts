import { whenFieldsChange } from "../../../../web/webforms/parts/rowsChanged";
import { RichTextEditor } from "./RichTextEditor";

const BOX = "[data-rich-text]";
const started = new WeakMap<Element, RichTextEditor>();

export function startRichTexts(form: HTMLFormElement, until: AbortSignal): void {
  const boxes = () => [...form.querySelectorAll<HTMLElement>(BOX)];
  const show = ({ target }: Event) => started.get((target as Element).closest(BOX) ?? form)?.show();
  const showAll = () => {
    for (const box of boxes()) started.get(box)?.show();
  };
  whenFieldsChange(form, until, () => {
    for (const box of boxes()) if (!started.has(box)) start(box, until);
  });
  form.addEventListener("change", show, { signal: until });
  form.addEventListener("reset", () => setTimeout(showAll), { signal: until });
  document.addEventListener("gform/conditionalLogic/applyRules/end", showAll, { signal: until });
}

function start(box: HTMLElement, until: AbortSignal): void {
  const [plain, html] = box.querySelectorAll("textarea");
  if (!plain || !html) return;
  const editor = new RichTextEditor(box, plain, html);
  started.set(box, editor);
  until.addEventListener("abort", () => editor.destroy());
}
