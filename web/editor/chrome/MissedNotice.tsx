import type { Action } from "../saving/api";
import { useSavingContext } from "../saving/SavingContext";

/** The document is saved, but the requested action has not happened. */
export function MissedNotice() {
  const { save, state } = useSavingContext();
  if (state.name !== "saved" || !state.missed) return null;
  const { missed } = state;
  return (
    <div className="notice" role="status">
      <p>{WORDS[missed]?.text}</p>
      <p className="notice__actions">
        <button type="button" className="button button--primary" onClick={() => void save(missed)}>
          {WORDS[missed]?.again}
        </button>
        <button type="button" className="button" onClick={() => void save("draft")}>
          Keep as draft
        </button>
      </p>
    </div>
  );
}

const WORDS: { [action in Action]?: { text: string; again: string } } = {
  publish: { text: "Your changes are saved but not published.", again: "Publish now" },
  submit: { text: "Your changes are saved but not submitted for review.", again: "Submit now" },
};
