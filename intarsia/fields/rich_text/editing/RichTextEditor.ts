import { Editor } from "@tiptap/core";
import { create } from "../../../../web/kit/enhance/create";
import { htmlOf, plainText } from "../plainText";
import type { ScriptTexts } from "../uiStrings";
import { extensions } from "./extensions";
import { LinkPanel } from "./LinkPanel";
import { Toolbar } from "./Toolbar";

/** What error messages change on the textarea while it is hidden. */
const STATE = ["aria-invalid", "aria-describedby", "aria-required"];

/** Formatted text in place of a textarea, which stays in the form and has the text without its format. */
export class RichTextEditor {
  private readonly editor: Editor;
  private readonly toolbar: Toolbar;
  private readonly link: LinkPanel;
  /** The values of both inputs that the editor shows. */
  private shown: readonly string[];

  constructor(
    box: HTMLElement,
    private readonly plain: HTMLTextAreaElement,
    private readonly html: HTMLTextAreaElement,
  ) {
    const page = box.ownerDocument;
    const texts = JSON.parse(box.dataset.texts as string) as ScriptTexts;
    this.toolbar = new Toolbar(page, texts, (tool) => this.press(tool));
    this.link = new LinkPanel(page, `${plain.id}_link_fault`, texts, () => this.editor);
    this.shown = [plain.value, html.value];
    const place = create(page, "div", { class: "rich-text__place" });
    this.editor = new Editor({
      element: place,
      extensions,
      content: this.content,
      injectCSS: false,
      editorProps: { attributes: this.attributes() },
      onUpdate: () => this.write(),
      onTransaction: () => this.showState(),
      onBlur: () => plain.dispatchEvent(new Event("change", { bubbles: true })),
    });
    box.prepend(this.toolbar.element, this.link.element, place);
    // In a new row of a repeater, or while the script was loading.
    if (page.activeElement === plain) this.editor.view.focus();
    plain.hidden = true;
    new MutationObserver(() => this.copyState()).observe(plain, { attributeFilter: STATE });
    this.copyState();
    this.showState();
  }

  /** A draft, a rule or a reset may have changed the inputs. */
  show(): void {
    const values = [this.plain.value, this.html.value];
    if (values.join("\0") === this.shown.join("\0")) return;
    this.shown = values;
    this.editor.commands.setContent(this.content, { emitUpdate: false });
  }

  destroy(): void {
    this.editor.destroy();
  }

  private get content(): string {
    const [text = "", html = ""] = this.shown;
    return html || htmlOf(text);
  }

  private attributes(): Record<string, string> {
    const { plain } = this;
    const [label] = plain.labels;
    if (label) label.id ||= `${plain.id}_label`;
    label?.addEventListener("click", () => this.editor.commands.focus());
    return {
      class: "field__input rich-text__text",
      role: "textbox",
      "aria-multiline": "true",
      "aria-labelledby": label?.id ?? "",
      "data-placeholder": plain.placeholder,
      style: `--rows: ${plain.rows}`,
    };
  }

  private press(tool: string): void {
    const chain = this.editor.chain().focus();
    if (tool === "link") this.link.toggle();
    else if (tool === "bulletList") chain.toggleBulletList().run();
    else if (tool === "orderedList") chain.toggleOrderedList().run();
    else chain.toggleMark(tool).run();
  }

  private write(): void {
    const html = this.editor.isEmpty ? "" : this.editor.getHTML();
    this.shown = [plainText(html), html];
    [this.plain.value, this.html.value] = this.shown as [string, string];
    this.plain.dispatchEvent(new Event("input", { bubbles: true }));
  }

  private showState(): void {
    this.toolbar.show(this.editor);
    this.editor.view.dom.dataset.empty = String(this.editor.isEmpty);
  }

  private copyState(): void {
    for (const name of STATE) {
      const value = this.plain.getAttribute(name);
      if (value === null) this.editor.view.dom.removeAttribute(name);
      else this.editor.view.dom.setAttribute(name, value);
    }
  }
}
