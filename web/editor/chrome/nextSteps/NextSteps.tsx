import { useEffect, useState } from "react";
import { issuesLabel, useChecks } from "../../checks/ChecksProvider";
import { publishedFor } from "../../controls/form/newForm";
import { useEditorContext } from "../../EditorContext";
import { useSavingContext } from "../../saving/SavingContext";
import type { SaveState } from "../../saving/saveState";
import { gettext } from "../../texts/gettext";
import { OpenChecklist } from "../notices/PublishedNotice";

/** After publishing: what the user probably wants to do next, and how many issues the checklist has. */
export function NextSteps() {
  const { boot } = useEditorContext();
  const { state } = useSavingContext();
  const { count } = useChecks();
  const [closed, setClosed] = useState<SaveState | null>(null);
  const isPublished = state.name === "published";
  const { kind, pk, title, nextSteps } = boot;
  useEffect(() => {
    if (isPublished && kind === "form") publishedFor(window.opener, { id: pk, label: title });
  }, [isPublished, kind, pk, title]);
  if (!nextSteps || !isPublished || state === closed) return null;
  return (
    <div className="notice notice--done" role="status">
      <p>
        {gettext("Published.")} {nextSteps.note}
        {count > 0 && ` ${issuesLabel({ count })}.`}
      </p>
      <p className="notice__actions">
        {window.opener && (
          <button type="button" className="button button--primary" onClick={() => window.close()}>
            {gettext("Back to the page")}
          </button>
        )}
        {nextSteps.links.map(({ label, url }, index) => (
          <a key={url} className={index === 0 && !window.opener ? "button button--primary" : "button"} href={url}>
            {label}
          </a>
        ))}
        {count > 0 && <OpenChecklist />}
        <button type="button" className="button" onClick={() => setClosed(state)}>
          {gettext("Close")}
        </button>
      </p>
    </div>
  );
}
