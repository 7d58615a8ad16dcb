import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { labelOf, useChecks } from "../../checks/ChecksProvider";
import { useEditorContext } from "../../EditorContext";
import { useSavingContext } from "../../saving/SavingContext";
import type { SaveState } from "../../saving/saveState";
import { useWording } from "../../wording";
import { useScreen } from "../ScreenContext";

/** After publishing or submitting: the page that visitors see, and what the checklist still holds. */
export function PublishedNotice() {
  const { boot } = useEditorContext();
  const { state, publication } = useSavingContext();
  const { count } = useChecks();
  const [closed, setClosed] = useState<SaveState | null>(null);
  const { document } = useWording();
  const isPublished = state.name === "published";
  const liveUrl = isPublished ? publication.liveUrl : null;
  const warning = isPublished ? publication.warning : "";
  if ((!isPublished && state.name !== "submitted") || state === closed || !(liveUrl || count || warning)) return null;
  return (
    <div className={warning ? "notice" : "notice notice--done"} role="status">
      <p>
        {isPublished ? `“${boot.title}” is published.` : `“${boot.title}” is submitted for review.`}
        {count > 0 && ` ${labelOf({ count })}.`}
      </p>
      {warning && <p>{warning}</p>}
      <p className="notice__actions">
        {liveUrl && (
          <a className="button button--primary" href={liveUrl} target="_blank" rel="noopener">
            View {document} <ExternalLink aria-hidden />
          </a>
        )}
        {count > 0 && <OpenChecklist />}
        <button type="button" className="button" onClick={() => setClosed(state)}>
          Close
        </button>
      </p>
    </div>
  );
}

function OpenChecklist() {
  const screen = useScreen();
  return (
    <button type="button" className="button" onClick={() => screen.openPanel("checklist")}>
      Open checklist
    </button>
  );
}
