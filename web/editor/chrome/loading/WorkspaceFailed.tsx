import { useEditorContext } from "../../EditorContext";
import { VersionList } from "../../panels/history/VersionList";
import { gettext } from "../../texts/gettext";

type Props = { reason: string; onReload: () => void };

export function WorkspaceFailed({ reason, onReload }: Props) {
  const { api, boot } = useEditorContext();

  async function restore(id: number) {
    const newest = await api.load();
    const answer = newest.ok ? await api.restore(id, newest.value.revision) : newest;
    if (!answer.ok) return answer;
    onReload();
    return null;
  }

  return (
    <div className="editor-message">
      <h1>{gettext("The editor cannot show this page")}</h1>
      <div role="alert">
        <p>{gettext("An element cannot be rendered: {reason}.", { reason })}</p>
        <p>{gettext("Unsaved changes are stored in this browser.")}</p>
      </div>
      <p className="editor-message__actions">
        <button type="button" className="button button--primary" onClick={onReload}>
          {gettext("Try again")}
        </button>
        <a className="button" href={boot.urls.exit}>
          {gettext("Leave the editor")}
        </a>
      </p>
      <h2>{gettext("Versions")}</h2>
      <p>{gettext("Try an earlier version. Restoring one keeps all others.")}</p>
      <VersionList onRestore={restore} />
    </div>
  );
}
