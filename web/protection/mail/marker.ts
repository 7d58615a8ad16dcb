/** The indicator next to an email field: loading, good or bad, with a tooltip for pointer, touch and keyboard. */
export type MarkerState = "load" | "good_email" | "bad_email";
export type Marker = { show: (state: MarkerState, text: string) => void };

const BLOCK = "apbct-check_email_exist-block";
const SIGNS: Record<MarkerState, string> = { load: "…", good_email: "✓", bad_email: "!" };
const COLORS: Record<MarkerState, string> = { load: "inherit", good_email: "#1c7129", bad_email: "#c00d0d" };

const shown = new WeakMap<HTMLInputElement, HTMLElement>();

export function markerFor(field: HTMLInputElement): Marker {
  const block = shown.get(field) ?? made(field);
  shown.set(field, block);
  const sign = block.querySelector("button") as HTMLButtonElement;
  const hint = block.querySelector("[role=tooltip]") as HTMLElement;
  return {
    show(state, text) {
      block.className = `${BLOCK} apbct-check_email_exist-${state}`;
      sign.textContent = SIGNS[state];
      sign.style.color = COLORS[state];
      sign.hidden = state === "load";
      // The live region announces its text.
      hint.textContent = text;
    },
  };
}

export function removeMarker(field: HTMLInputElement): void {
  shown.get(field)?.remove();
  shown.delete(field);
}

function made(field: HTMLInputElement): HTMLElement {
  const block = document.createElement("span");
  const sign = document.createElement("button");
  const hint = document.createElement("span");
  block.setAttribute("role", "status");
  // Policies forbid style attributes, but not properties that a script sets.
  Object.assign(block.style, { display: "inline-block", position: "relative", width: "35px", minHeight: "1.5em" });
  sign.type = "button";
  Object.assign(sign.style, { width: "35px", height: "35px", padding: "0", border: "0", background: "none" });
  Object.assign(sign.style, { font: "inherit", fontWeight: "700", cursor: "help" });
  hint.id = `${BLOCK}-${Math.random().toString(36).slice(2)}`;
  hint.setAttribute("role", "tooltip");
  sign.setAttribute("aria-describedby", hint.id);
  sign.setAttribute("aria-label", field.labels?.[0]?.textContent?.trim() || field.name || "E-mail");
  Object.assign(hint.style, { position: "absolute", insetInlineStart: "0", insetBlockStart: "100%", zIndex: "9" });
  Object.assign(hint.style, { width: "max-content", maxWidth: "16rem", padding: "0.4em 0.6em", fontSize: "0.85em" });
  Object.assign(hint.style, { background: "Canvas", color: "CanvasText", border: "1px solid" });
  onlyWhenAsked(sign, hint);
  block.append(sign, hint);
  field.after(block);
  return block;
}

const UNSEEN = "inset(50%)";

/** Visually hidden, so that it is announced whether it is visible or not. */
function onlyWhenAsked(sign: HTMLElement, hint: HTMLElement): void {
  const show = () => Object.assign(hint.style, { clipPath: "none" });
  const hide = () => Object.assign(hint.style, { clipPath: UNSEEN });
  hide();
  for (const type of ["mouseenter", "focus", "click"]) sign.addEventListener(type, show);
  for (const type of ["mouseleave", "blur"]) sign.addEventListener(type, hide);
  sign.addEventListener("keydown", ({ key }) => key === "Escape" && hide());
}
