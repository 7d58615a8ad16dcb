import type { Action } from "../../saving/api";
import { useSavingContext } from "../../saving/SavingContext";
import { gettext } from "../../texts/gettext";

/** The document is saved, but the requested action has not happened. */
export function MissedNotice() {
  const { save, state } = useSavingContext();
  if (state.name !== "saved" || !state.missed) return null;
  const { missed } = state;
  return (
    <div className="notice" role="status">
      <p>{TEXTS[missed]?.text}</p>
      <p className="notice__actions">
        <button type="button" className="button button--primary" onClick={() => void save(missed)}>
          {TEXTS[missed]?.button}
        </button>
        <button type="button" className="button" onClick={() => void save("draft")}>
          {gettext("Keep as draft")}
        </button>
      </p>
    </div>
  );
}

const TEXTS: { [action in Action]?: { text: string; button: string } } = {
  publish: { text: gettext("Your changes are saved but not published."), button: gettext("Publish now") },
  submit: { text: gettext("Your changes are saved but not submitted for review."), button: gettext("Submit now") },
};
