import { FileText } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import type { LinkAction } from "../../../kit/schema/settings";
import { useResources } from "../../canvas/resources";
import { useEditorContext } from "../../EditorContext";
import { ChooseAction } from "../link/ActionLink";
import { choosePage } from "../link/choosePage";

type Props = {
  id: string;
  address: string;
  isLinked: boolean;
  onLead: (address: string, page?: number) => void;
  onAct: (action: LinkAction) => void;
  onDone: () => void;
};

/** A field for a URL, next to the two other kinds of links. */
export function AddressForm({ id, address, isLinked, onLead, onAct, onDone }: Props) {
  const { boot } = useEditorContext();
  const { addPage } = useResources();
  const [href, setHref] = useState(address);
  async function choose() {
    const chosen = await choosePage(boot.urls.pageChooser);
    addPage(chosen.id, chosen.url);
    onLead(chosen.url || "#", chosen.id);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter") onLead(href.trim());
    else if (event.key === "Escape") onDone();
    else return;
    event.preventDefault();
  }
  return (
    <div className="richtext__link">
      <input
        id={id}
        type="text"
        inputMode="url"
        className="input"
        aria-label="Link URL"
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
      <ChooseAction onChoose={onAct} />
      <button type="button" className="button" onClick={() => onLead(href.trim())}>
        Set
      </button>
      {isLinked && (
        <button type="button" className="button" onClick={() => onLead("")}>
          Remove
        </button>
      )}
    </div>
  );
}
