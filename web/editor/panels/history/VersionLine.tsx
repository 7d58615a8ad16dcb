import { Eye } from "lucide-react";
import { IconButton } from "../../controls/fields/IconButton";
import { useEditorContext } from "../../EditorContext";
import type { RevisionEntry } from "../../saving/api";
import { gettext } from "../../texts/gettext";
import { ago } from "./ago";

type Props = { entry: RevisionEntry; now: number; onPreview: () => void; onRestore: () => void };

/** The date, status and author of a version. */
export function VersionLine({ entry, now, onPreview, onRestore }: Props) {
  const { boot } = useEditorContext();
  const at = new Date(entry.created_at);
  const exact = new Intl.DateTimeFormat(boot.language, { dateStyle: "full", timeStyle: "medium" }).format(at);
  const label = ago(at.getTime(), now, boot.language);
  return (
    <li className="versions__entry">
      <div className="versions__text">
        <p>
          <time dateTime={entry.created_at} title={exact}>
            {label}
          </time>
          {entry.is_newest && <span className="versions__mark">{gettext("Current")}</span>}
          {entry.is_live && <span className="versions__mark versions__mark--live">{gettext("Live")}</span>}
        </p>
        <p className="versions__who">
          {[entry.label, entry.is_own ? gettext("You") : entry.name].filter(Boolean).join(" · ")}
        </p>
      </div>
      <IconButton
        label={gettext("Preview the version of {exact}", { exact })}
        title={gettext("Preview in a new tab")}
        Icon={Eye}
        onClick={onPreview}
      />
      {!boot.locked && !entry.is_newest && (
        <button type="button" className="button" onClick={onRestore}>
          {gettext("Restore")}
        </button>
      )}
    </li>
  );
}
