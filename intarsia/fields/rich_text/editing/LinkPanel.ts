import type { Editor } from "@tiptap/core";
import { create } from "../../../../web/kit/enhance/create";
import type { ScriptTexts } from "../uiStrings";
import { typedUrl } from "./safeUrl";

/** Below the tools: the URL of the link at the cursor, or of the selected text. */
export class LinkPanel {
  readonly element: HTMLElement;
  private readonly input: HTMLInputElement;
  private readonly remove: HTMLButtonElement;
  private readonly fault: HTMLElement;

  constructor(
    page: Document,
    faultId: string,
    private readonly texts: ScriptTexts,
    private readonly editor: () => Editor,
  ) {
    const button = (text: string) => create(page, "button", { type: "button" }, text);
    this.input = create(page, "input", {
      class: "field__input",
      type: "text",
      inputmode: "url",
      autocapitalize: "none",
      spellcheck: "false",
      placeholder: "https://",
      "aria-label": texts.url,
      "aria-describedby": faultId,
    });
    const apply = button(texts.apply);
    this.remove = button(texts.remove);
    this.fault = create(page, "p", { class: "rich-text__fault", id: faultId, role: "alert" });
    const attributes = { class: "rich-text__link", role: "group", "aria-label": texts.link };
    this.element = create(page, "div", attributes, this.input, apply, this.remove, this.fault);
    this.element.hidden = true;
    apply.addEventListener("click", () => this.apply());
    this.remove.addEventListener("click", () => this.unlink());
    this.element.addEventListener("keydown", (event) => this.onKey(event));
    // It is no answer: nothing that listens to answers may take it for one.
    for (const type of ["input", "change"]) this.element.addEventListener(type, (event) => event.stopPropagation());
  }

  toggle(): void {
    if (this.element.hidden) this.open();
    else this.close();
  }

  private open(): void {
    const { href = "" } = this.editor().getAttributes("link");
    this.input.value = href;
    this.remove.hidden = !href;
    this.say("");
    this.element.hidden = false;
    this.input.focus();
  }

  private close(): void {
    this.element.hidden = true;
    this.editor().commands.focus();
  }

  private onKey(event: KeyboardEvent): void {
    const isApplied = event.key === "Enter" && event.target === this.input;
    if (!isApplied && event.key !== "Escape") return;
    // Enter would send the form, and Escape close the dialog around it.
    event.preventDefault();
    event.stopPropagation();
    if (isApplied) this.apply();
    else this.close();
  }

  private apply(): void {
    const href = typedUrl(this.input.value);
    if (!href) {
      this.say(this.texts.wrong);
      this.input.focus();
      return;
    }
    const editor = this.editor();
    const isNew = editor.state.selection.empty && !editor.isActive("link");
    const link = { type: "link", attrs: { href } };
    if (isNew) editor.commands.insertContent({ type: "text", text: this.input.value.trim(), marks: [link] });
    else editor.chain().extendMarkRange("link").setLink({ href }).run();
    this.close();
  }

  private unlink(): void {
    this.editor().chain().extendMarkRange("link").unsetLink().run();
    this.close();
  }

  private say(fault: string): void {
    this.fault.textContent = fault;
    this.input.setAttribute("aria-invalid", String(fault !== ""));
  }
}
