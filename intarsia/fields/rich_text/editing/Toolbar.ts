import type { Editor } from "@tiptap/core";
import { create } from "../../../../web/kit/enhance/create";
import { type ScriptTexts, TOOL_TEXTS } from "../uiStrings";

type ToolName = keyof typeof TOOL_TEXTS;

const ICONS: Readonly<Record<ToolName, string>> = {
  bold: "M7 5h6a3.5 3.5 0 0 1 0 7H7zM7 12h7a3.5 3.5 0 0 1 0 7H7z",
  italic: "M11 5h6M7 19h6M14 5l-4 14",
  bulletList: "M10 6h10M10 12h10M10 18h10M5 6h.01M5 12h.01M5 18h.01",
  orderedList: "M11 6h9M11 12h9M11 18h9M4 5l1.5-1v5M4 9.5h3M4 15c.4-1.2 3-1.2 3 .2C7 16.4 4 17 4 19h3",
  link: "M10 14a4 4 0 0 0 5.7 0l3-3A4 4 0 0 0 13 5.3l-1 1M14 10a4 4 0 0 0-5.7 0l-3 3a4 4 0 0 0 5.7 5.7l1-1",
};

const NAMES = Object.keys(TOOL_TEXTS) as ToolName[];

/** One tab stop, as in the toolbar pattern of the ARIA Authoring Practices Guide: arrow keys move between the tools. */
export class Toolbar {
  readonly element: HTMLElement;
  private readonly tools: HTMLButtonElement[];

  constructor(page: Document, texts: ScriptTexts, onPress: (tool: ToolName) => void) {
    this.tools = NAMES.map((name, index) => {
      const attributes = { type: "button", "data-tool": name, "aria-label": texts[name], title: texts[name] };
      const tool = create(page, "button", { ...attributes, tabindex: index === 0 ? "0" : "-1" });
      tool.append(iconOf(page, ICONS[name]));
      // A click keeps the focus and the selection in the text.
      tool.addEventListener("mousedown", (event) => event.preventDefault());
      tool.addEventListener("click", () => onPress(name));
      return tool;
    });
    const attributes = { class: "rich-text__tools", role: "toolbar", "aria-label": texts.toolbar };
    this.element = create(page, "div", attributes, ...this.tools);
    this.element.addEventListener("keydown", (event) => this.onKey(event));
    this.element.addEventListener("focusin", ({ target }) => this.makeTabStop(target as Element));
  }

  /** Which formats the text has where the cursor is. */
  show(editor: Editor): void {
    for (const tool of this.tools)
      tool.setAttribute("aria-pressed", String(editor.isActive(tool.dataset.tool as string)));
  }

  private onKey(event: KeyboardEvent): void {
    const index = this.tools.indexOf(event.target as HTMLButtonElement);
    const next = this.indexAfter(event.key, index);
    if (next === undefined) return;
    event.preventDefault();
    this.tools.at(next % this.tools.length)?.focus();
  }

  private indexAfter(key: string, index: number): number | undefined {
    const forward = this.element.closest<HTMLElement>("[dir]")?.dir === "rtl" ? "ArrowLeft" : "ArrowRight";
    if (key === "Home") return 0;
    if (key === "End") return -1;
    if (key === "ArrowLeft" || key === "ArrowRight") return key === forward ? index + 1 : index - 1;
    return undefined;
  }

  private makeTabStop(focused: Element): void {
    for (const tool of this.tools) tool.tabIndex = tool === focused ? 0 : -1;
  }
}

const SVG = "http://www.w3.org/2000/svg";

/** Not `createGlyph`: the file of all forms would contain it. */
function iconOf(page: Document, d: string): SVGElement {
  const svg = page.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 24 24");
  svg.setAttribute("aria-hidden", "true");
  svg.appendChild(page.createElementNS(SVG, "path")).setAttribute("d", d);
  return svg;
}
