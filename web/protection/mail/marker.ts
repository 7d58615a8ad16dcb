/** The indicator next to an email field: loading, good or bad, with a tooltip for pointer, touch and keyboard. */
export type MarkerState = "load" | "good_email" | "bad_email";
export type Marker = { show: (state: MarkerState, text: string) => void };

const BLOCK = "apbct-check_email_exist-block";
const ICONS: Record<MarkerState, string> = { load: "…", good_email: "✓", bad_email: "!" };
const COLORS: Record<MarkerState, string> = { load: "inherit", good_email: "#1c7129", bad_email: "#c00d0d" };

const shown = new WeakMap<HTMLInputElement, HTMLElement>();

export function markerFor(field: HTMLInputElement): Marker {
  const block = shown.get(field) ?? created(field);
  shown.set(field, block);
  const icon = block.querySelector("button") as HTMLButtonElement;
  const hint = block.querySelector("[role=tooltip]") as HTMLElement;
  return {
    show(state, text) {
      block.className = `${BLOCK} apbct-check_email_exist-${state}`;
      icon.textContent = ICONS[state];
      icon.style.color = COLORS[state];
      icon.hidden = state === "load";
      // The live region announces its text.
      hint.textContent = text;
    },
  };
}

export function removeMarker(field: HTMLInputElement): void {
  shown.get(field)?.remove();
  shown.delete(field);
}

function created(field: HTMLInputElement): HTMLElement {
  const block = document.createElement("span");
  const icon = document.createElement("button");
  const hint = document.createElement("span");
  block.setAttribute("role", "status");
  // Policies forbid style attributes, but not properties that a script sets.
  Object.assign(block.style, { display: "inline-block", position: "relative", width: "35px", minHeight: "1.5em" });
  icon.type = "button";
  Object.assign(icon.style, { width: "35px", height: "35px", padding: "0", border: "0", background: "none" });
  Object.assign(icon.style, { font: "inherit", fontWeight: "700", cursor: "help" });
  hint.id = `${BLOCK}-${Math.random().toString(36).slice(2)}`;
  hint.setAttribute("role", "tooltip");
  icon.setAttribute("aria-describedby", hint.id);
  icon.setAttribute("aria-label", field.labels?.[0]?.textContent?.trim() || field.name || "E-mail");
  Object.assign(hint.style, { position: "absolute", insetInlineStart: "0", insetBlockStart: "100%", zIndex: "9" });
  Object.assign(hint.style, { width: "max-content", maxWidth: "16rem", padding: "0.4em 0.6em", fontSize: "0.85em" });
  Object.assign(hint.style, { background: "Canvas", color: "CanvasText", border: "1px solid" });
  showOnHover(icon, hint);
  block.append(icon, hint);
  field.after(block);
  return block;
}

const HIDDEN = "inset(50%)";

/** Visually hidden, so that it is announced whether it is visible or not. */
function showOnHover(icon: HTMLElement, hint: HTMLElement): void {
  const show = () => Object.assign(hint.style, { clipPath: "none" });
  const hide = () => Object.assign(hint.style, { clipPath: HIDDEN });
  hide();
  for (const type of ["mouseenter", "focus", "click"]) icon.addEventListener(type, show);
  for (const type of ["mouseleave", "blur"]) icon.addEventListener(type, hide);
  icon.addEventListener("keydown", ({ key }) => key === "Escape" && hide());
}
