import { whenFieldsChange } from "../../../web/webforms/parts/rowsChanged";
import { SignaturePad } from "./SignaturePad";

const BOX = "[data-signature]";
const started = new WeakMap<Element, SignaturePad>();

export function startSignatures(form: HTMLFormElement, until: AbortSignal): void {
  const boxes = () => [...form.querySelectorAll<HTMLElement>(BOX)];
  const show = ({ target }: Event) => started.get((target as Element).closest(BOX) ?? form)?.show();
  const showAll = () => boxes().forEach((box) => void started.get(box)?.show());
  whenFieldsChange(form, until, () => {
    for (const box of boxes()) if (!started.has(box)) started.set(box, new SignaturePad(box, until));
  });
  form.addEventListener("change", show, { signal: until });
  form.addEventListener("reset", () => setTimeout(showAll), { signal: until });
}
