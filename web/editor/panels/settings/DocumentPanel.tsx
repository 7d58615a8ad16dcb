import { ExternalLink, FileCog, Palette, Plus, ScanSearch } from "lucide-react";
import { useScreen } from "../../chrome/ScreenContext";
import { useEditorContext } from "../../EditorContext";
import { type Publication, useSavingContext } from "../../saving/SavingContext";
import { gettext } from "../../texts/gettext";
import { capitalized, settingsLabel, useWording } from "../../wording";

/** While no element is selected: what the document is, whether it is public, and where the rest of it is edited. */
export function DocumentPanel() {
  const { boot } = useEditorContext();
  const { document, isForm } = useWording();
  const { openPanel } = useScreen();
  const { publication } = useSavingContext();
  const panels = [
    ...(boot.locked
      ? []
      : [{ name: "widgets", label: gettext(isForm ? "Add to the form" : "Add to the page"), Icon: Plus }]),
    ...(boot.searchResult ? [{ name: "search", label: gettext("Title and description"), Icon: ScanSearch }] : []),
    ...(boot.urls.design ? [{ name: "design", label: gettext("Colors and fonts"), Icon: Palette }] : []),
  ];
  return (
    <>
      <h2 className="panel__title">{capitalized(document)}</h2>
      <div className="document-panel">
        {boot.kind === "page" && (
          <div className="document-panel__card">
            <strong>{stateOf(publication)}</strong>
            {publication.liveUrl ? (
              <a href={publication.liveUrl} target="_blank" rel="noreferrer">
                {gettext("View it")} <ExternalLink aria-hidden />
              </a>
            ) : (
              <p>{gettext("Only people who can edit the page see it.")}</p>
            )}
          </div>
        )}
        <p className="setting__help">
          {gettext(boot.locked ? "Select an element to see its settings." : "Select an element to change it.")}
        </p>
        {panels.map(({ name, label, Icon }) => (
          <button key={name} type="button" className="button" onClick={() => openPanel(name)}>
            <Icon aria-hidden />
            {label}
          </button>
        ))}
        <a className="button" href={boot.urls.exit}>
          <FileCog aria-hidden />
          {settingsLabel(boot.kind)}
        </a>
      </div>
    </>
  );
}

function stateOf({ liveUrl, hasUnpublishedChanges }: Publication): string {
  if (!liveUrl) return gettext("Only a draft");
  return hasUnpublishedChanges ? gettext("Visitors see an older version") : gettext("Visitors see this version");
}
