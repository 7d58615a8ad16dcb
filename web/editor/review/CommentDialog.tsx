import { type FormEvent, useId, useState } from "react";
import { Dialog } from "../layers/onDemand";
import { gettext } from "../texts/gettext";
import type { ReviewAction } from "./review";
import { useReview } from "./useReview";

/** Asks for the comment that the author gets with the decision. */
export function CommentDialog({ action, onClose }: { action: ReviewAction; onClose: () => void }) {
  const review = useReview();
  const field = useId();
  const [comment, setComment] = useState("");
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);

  async function decide(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    const rejection = await review(action.name, comment);
    setBusy(false);
    if (rejection) return setProblem(rejection);
    onClose();
  }

  return (
    <Dialog title={action.label} onClose={onClose}>
      <form className="save-section" onSubmit={(event) => void decide(event)}>
        <label htmlFor={field}>{gettext("Comment")}</label>
        <textarea
          id={field}
          data-first
          className="input"
          value={comment}
          onChange={(event) => setComment(event.target.value)}
        />
        {problem && (
          <p className="panel__problem" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" className="button button--primary" aria-disabled={isBusy}>
          {action.label}
        </button>
      </form>
    </Dialog>
  );
}
