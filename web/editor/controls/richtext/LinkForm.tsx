import type { Editor } from "@tiptap/react";
import { type KeyboardEvent, useState } from "react";

/** The address of the selected words. */
export function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const [href, setHref] = useState(String(editor.getAttributes("link").href ?? ""));
  function apply(address: string) {
    const chain = editor.chain().focus().extendMarkRange("link");
    if (address) chain.setLink({ href: address }).run();
    else chain.unsetLink().run();
    onDone();
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter") apply(href.trim());
    else if (event.key === "Escape") onDone();
    else return;
    event.preventDefault();
  }
  return (
    <div className="richtext__link">
      <input
        type="text"
        inputMode="url"
        className="input"
        aria-label="Address of the link"
        placeholder="https://… or #anchor"
        // biome-ignore lint/a11y/noAutofocus: it appears because its button was pressed
        autoFocus
        value={href}
        onChange={(event) => setHref(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="button" className="button" onClick={() => apply(href.trim())}>
        Set
      </button>
      {editor.isActive("link") && (
        <button type="button" className="button" onClick={() => apply("")}>
          Remove
        </button>
      )}
    </div>
  );
}
