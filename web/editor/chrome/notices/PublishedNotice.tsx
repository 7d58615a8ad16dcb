import { ExternalLink } from "lucide-react";
import { useState } from "react";
import { issuesLabel, useChecks } from "../../checks/ChecksProvider";
import { useEditorContext } from "../../EditorContext";
import { useSavingContext } from "../../saving/SavingContext";
import type { SaveState } from "../../saving/saveState";
import { gettext } from "../../texts/gettext";
import { useWording } from "../../wording";
import { useScreen } from "../ScreenContext";

/** After publishing or submitting: the page that visitors see, and what the checklist still holds. */
export function PublishedNotice() {
  const { boot } = useEditorContext();
  const { state, publication } = useSavingContext();
  const { count } = useChecks();
  const [closed, setClosed] = useState<SaveState | null>(null);
  const { isForm } = useWording();
  const isPublished = state.name === "published";
  const liveUrl = isPublished ? publication.liveUrl : null;
  const warning = isPublished ? publication.warning : "";
  // The notice with the next steps names the checklist, too.
  const hasChecklist = count > 0 && !(isPublished && boot.nextSteps);
  const isEmpty = !liveUrl && !hasChecklist && !warning;
  if ((!isPublished && state.name !== "submitted") || state === closed || isEmpty) return null;
  return (
    <div className={warning ? "notice" : "notice notice--done"} role="status">
      <p>
        {isPublished
          ? gettext("“{title}” is published.", { title: boot.title })
          : gettext("“{title}” is submitted for review.", { title: boot.title })}
        {hasChecklist && ` ${issuesLabel({ count })}.`}
      </p>
      {warning && <p>{warning}</p>}
      <p className="notice__actions">
        {liveUrl && (
          <a className="button button--primary" href={liveUrl} target="_blank" rel="noopener">
            {gettext(isForm ? "View form" : "View page")} <ExternalLink aria-hidden />
          </a>
        )}
        {hasChecklist && <OpenChecklist />}
        <button type="button" className="button" onClick={() => setClosed(state)}>
          {gettext("Close")}
        </button>
      </p>
    </div>
  );
}

export function OpenChecklist() {
  const screen = useScreen();
  return (
    <button type="button" className="button" onClick={() => screen.openPanel("checklist")}>
      {gettext("Open checklist")}
    </button>
  );
}
