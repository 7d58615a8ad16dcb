import { FileText } from "lucide-react";
import { type KeyboardEvent, useState } from "react";
import type { LinkAction } from "../../../kit/schema/settings";
import { useResources } from "../../canvas/resources/resources";
import { useEditorContext } from "../../EditorContext";
import { gettext, pgettext } from "../../texts/gettext";
import { IconButton } from "../fields/IconButton";
import { ChooseAction } from "../link/ActionLink";
import type { ChosenDocument } from "../link/chooseDocument";
import { choosePage } from "../link/choosePage";
import { ChooseDocument } from "../link/DocumentLink";
import { fullLink } from "../link/fullLink";
import { ChooseSection } from "../link/sections/ChooseSection";

type Props = {
  id: string;
  url: string;
  isLinked: boolean;
  onUrl: (url: string, page?: number) => void;
  onDocument: (chosen: ChosenDocument) => void;
  onAction: (action: LinkAction) => void;
  onDone: () => void;
};

/** A field for a URL, next to the other kinds of links. */
export function UrlForm({ id, url, isLinked, onUrl, onDocument, onAction, onDone }: Props) {
  const { boot } = useEditorContext();
  const { addPage } = useResources();
  const [href, setHref] = useState(url);
  async function choose() {
    const chosen = await choosePage(boot.urls.pageChooser);
    addPage(chosen.id, chosen.url);
    onUrl(chosen.url || "#", chosen.id);
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === "Enter") onUrl(fullLink(href));
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
        aria-label={gettext("Link URL")}
        placeholder={gettext("https://… or #anchor")}
        // biome-ignore lint/a11y/noAutofocus: it appears because its button was pressed
        autoFocus
        value={href}
        onChange={(event) => setHref(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <div className="link__choices">
        <IconButton
          label={gettext("Choose a page")}
          title={gettext("Choose a page of this site")}
          Icon={FileText}
          onClick={() => void choose()}
        />
        <ChooseDocument onChoose={onDocument} />
        <ChooseSection onChoose={onUrl} />
        <ChooseAction onChoose={onAction} />
      </div>
      <button type="button" className="button" onClick={() => onUrl(fullLink(href))}>
        {pgettext("link", "Set")}
      </button>
      {isLinked && (
        <button type="button" className="button" onClick={() => onUrl("")}>
          {gettext("Remove")}
        </button>
      )}
    </div>
  );
}
