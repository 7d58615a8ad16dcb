import { type RefObject, useEffect, useRef } from "react";
import { useEditorContext } from "../../EditorContext";
import type { Access } from "../../review/review";
import { useSavingContext } from "../../saving/SavingContext";
import { labelOfRejection, SAVE_LABELS, type SaveState } from "../../saving/saveState";
import { gettext } from "../../texts/gettext";

/** The save state in one or two words. */
export function SaveStatus() {
  const { boot } = useEditorContext();
  const { state } = useSavingContext();
  const status = useRef<HTMLParagraphElement>(null);
  useFocusAfterStep(status, boot);
  // The review says the same, and with whom it is now.
  const isOnlySubmitted = state.name === "submitted" && !!boot.review && !boot.locked;
  return (
    <p ref={status} tabIndex={-1} className="topbar__state" role="status" data-state={state.name}>
      {[isOnlySubmitted ? "" : labelFor(state, boot.locked), reviewLabel(boot)].filter(Boolean).join(" · ")}
    </p>
  );
}

/** A step of a review takes away the button that took it. Without a next place, the focus would be lost. */
function useFocusAfterStep(place: RefObject<HTMLElement | null>, { locked, review }: Access) {
  const step = `${locked} ${review?.status} ${review?.step}`;
  const last = useRef(step);
  useEffect(() => {
    if (last.current === step) return;
    last.current = step;
    if (document.activeElement === document.body) place.current?.focus();
  }, [place, step]);
}

function reviewLabel({ review }: Access): string {
  if (!review) return "";
  return review.status === "needs_changes"
    ? gettext("Changes requested")
    : gettext("In review: {task}", { task: review.task });
}

function labelFor(state: SaveState, isLocked: boolean): string {
  if (state.name === "rejected") return labelOfRejection(state.rejection);
  if (isLocked) return gettext("Read only");
  if (state.name === "saved" && state.missed)
    return state.missed === "publish" ? gettext("Saved, not published") : gettext("Saved, not submitted");
  return SAVE_LABELS[state.name];
}
