import type { Action } from "../saving/api";
import { useSavingContext } from "../saving/SavingContext";

/** The work is safe, but what its owner asked for has not happened. */
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
          Keep it as a draft
        </button>
      </p>
    </div>
  );
}

const WORDS: { [action in Action]?: { text: string; again: string } } = {
  publish: { text: "Your work is saved, but it is not published yet.", again: "Publish now" },
  submit: { text: "Your work is saved, but it is not submitted for review yet.", again: "Submit now" },
};
