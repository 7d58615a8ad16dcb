import type { Editor } from "@tiptap/react";
import { FileText } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import { useResources } from "../../canvas/resources";
import { useEditorContext } from "../../EditorContext";
import { choosePage } from "../link/choosePage";

/** Where the selected words lead: an address, or a page of this site. */
export function LinkForm({ editor, onDone }: { editor: Editor; onDone: () => void }) {
  const { boot } = useEditorContext();
  const { addPage } = useResources();
  const [href, setHref] = useState(String(editor.getAttributes("link").href ?? ""));
  function apply(address: string, page: number | null = null) {
    const chain = editor.chain().focus().extendMarkRange("link");
    // Tiptap's own command knows the attributes of its own link.
    if (address) chain.setMark("link", { href: address, page }).run();
    else chain.unsetLink().run();
    onDone();
  }
  async function choose() {
    const chosen = await choosePage(boot.urls.pageChooser);
    addPage(chosen.id, chosen.url);
    apply(chosen.url || "#", chosen.id);
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
      <button
        type="button"
        className="icon-button"
        aria-label="Choose a page"
        title="Choose a page of this site"
        onClick={() => void choose()}
      >
        <FileText />
      </button>
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
