import { useEffect } from "react";
import { partsOf } from "../../../commands/editableText";
import { type RequestedSetting, requestedSetting } from "./requestedSetting";

// The panel renders the element, then its group, then the item of a list.
const MOST_FRAMES = 20;

/** Shows the setting that was requested, and puts the focus into its control. `prepare` shows all content settings. */
export function useRequestedSetting(prepare: () => void): void {
  useEffect(() => {
    function onRequest() {
      const request = requestedSetting.take();
      if (!request) return;
      prepare();
      focusSetting(request, MOST_FRAMES);
    }
    onRequest();
    return requestedSetting.subscribe(onRequest);
  }, [prepare]);
}

/** Opens what hides the setting, one step per frame. */
function focusSetting(request: RequestedSetting, frames: number): void {
  if (frames === 0) return;
  requestAnimationFrame(() => {
    const panel = document.querySelector(`[data-settings-of="${CSS.escape(request.element)}"]`);
    const control = panel && controlIn(panel, request);
    if (!control) return focusSetting(request, frames - 1);
    control.focus();
    control.scrollIntoView({ block: "nearest" });
    if (control instanceof HTMLInputElement || control instanceof HTMLTextAreaElement) control.select();
  });
}

const FIRST_CONTROL = "input, textarea, select, [contenteditable], button";

function controlIn(panel: Element, { path, group }: RequestedSetting): HTMLElement | null {
  const parts = partsOf(path);
  const row = panel.querySelector(`[data-setting="${CSS.escape(parts?.list ?? path)}"]`);
  if (!row && group) open(panel, group);
  if (!row || !parts)
    return row?.querySelector<HTMLElement>(`:scope > .setting__control :is(${FIRST_CONTROL})`) ?? null;
  const item = row.querySelector(`[data-item="${CSS.escape(parts.item)}"]`);
  const field = item?.querySelector(`[data-setting="${CSS.escape(parts.field)}"]`);
  if (!field) item?.querySelector<HTMLElement>('[aria-expanded="false"]')?.click();
  return field?.querySelector<HTMLElement>(`:scope > .setting__control :is(${FIRST_CONTROL})`) ?? null;
}

/** A closed group has no rows. */
function open(panel: Element, group: string) {
  const all = [...panel.querySelectorAll("details")];
  const closed = all.find((one) => !one.open && one.querySelector("summary")?.textContent === group);
  if (closed) closed.open = true;
}
