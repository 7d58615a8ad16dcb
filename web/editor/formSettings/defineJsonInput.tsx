import { type ReactNode, StrictMode, useState } from "react";
import { createRoot, type Root } from "react-dom/client";
import { wagtailsColorScheme } from "./wagtailsColorScheme";

export type JsonInput<Value> = { value: Value; onChange: (value: Value) => void };

/** The editor's own styles, which Wagtail's cannot reach inside a shadow root. */
const STYLES = document.querySelector<HTMLLinkElement>("#webform-rule-styles")?.href;

/**
 * Defines an element that edits the JSON of the text field inside it. `empty` is the value of an empty field. Rows that
 * Wagtail adds later are edited, too. A text that is no JSON stays as it is, next to Wagtail's error.
 */
export function defineJsonInput<Value>(name: string, empty: Value, render: (input: JsonInput<Value>) => ReactNode) {
  class JsonElement extends HTMLElement {
    private root: Root | undefined;

    connectedCallback() {
      const field = this.querySelector("textarea");
      const read = field && valueIn<Value>(field.value, empty);
      if (!field || !read) return;
      this.nameLike(field);
      this.style.colorScheme = wagtailsColorScheme();
      const shadow = this.shadowRoot ?? this.attachShadow({ mode: "open" });
      shadow.innerHTML = `${STYLES ? `<link rel="stylesheet" href="${STYLES}">` : ""}
        <div class="intarsia-editor-screen form-settings"><div id="intarsia-editor"></div></div>`;
      this.root = createRoot(shadow.querySelector("#intarsia-editor") as HTMLElement);
      const write = (next: Value) => {
        field.value = next === null ? "" : JSON.stringify(next);
        // Wagtail notices changes by this event, and warns before they are lost.
        field.dispatchEvent(new Event("change", { bubbles: true }));
      };
      this.root.render(
        <StrictMode>
          <Kept initial={read.value} write={write} render={render} />
        </StrictMode>,
      );
    }

    /** The label and the help of the hidden text field. */
    private nameLike(field: HTMLTextAreaElement) {
      this.role = "group";
      this.ariaLabel = field.labels[0]?.textContent?.replace("*", "").trim() ?? null;
      const help = field.getAttribute("aria-describedby");
      if (help) this.setAttribute("aria-describedby", help);
    }

    disconnectedCallback() {
      this.root?.unmount();
    }
  }
  customElements.define(name, JsonElement);
}

type KeptProps<Value> = {
  initial: Value;
  write: (value: Value) => void;
  render: (input: JsonInput<Value>) => ReactNode;
};

function Kept<Value>({ initial, write, render }: KeptProps<Value>) {
  const [value, setValue] = useState(initial);
  const onChange = (next: Value) => {
    setValue(next);
    write(next);
  };
  return render({ value, onChange });
}

function valueIn<Value>(text: string, empty: Value): { value: Value } | undefined {
  if (text.trim() === "") return { value: empty };
  try {
    const value: Value | null = JSON.parse(text);
    return { value: value === null ? empty : value };
  } catch {
    return undefined;
  }
}
