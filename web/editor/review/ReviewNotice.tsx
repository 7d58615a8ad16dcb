import { useState } from "react";
import { useScreen } from "../chrome/ScreenContext";
import { useEditorContext } from "../EditorContext";
import { gettext } from "../texts/gettext";
import { useReview } from "./useReview";

/** What moderators want changed before the document is submitted again. */
export function ReviewNotice() {
  const { review, locked } = useEditorContext().boot;
  const [closed, setClosed] = useState<number | null>(null);
  if (review?.status !== "needs_changes" || locked || closed === review.step) return null;
  return (
    <div className="notice" role="status">
      <p>
        <strong>
          {review.by ? gettext("{user} requested changes.", { user: review.by }) : gettext("Changes requested")}
        </strong>{" "}
        {review.comment}
      </p>
      <p className="notice__actions">
        <ReviewSteps />
        <button type="button" className="button" onClick={() => setClosed(review.step)}>
          {gettext("Close")}
        </button>
      </p>
    </div>
  );
}

/** Buttons to end or restart the review, for those who do not decide about it. */
export function ReviewSteps() {
  const { boot } = useEditorContext();
  const { announce } = useScreen();
  const review = useReview();
  return boot.review?.actions.map(({ name, label }) => (
    <button key={name} type="button" className="button" onClick={async () => announce(await review(name))}>
      {label}
    </button>
  ));
}
