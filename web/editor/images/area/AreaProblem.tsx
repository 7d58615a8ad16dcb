import type { Rejection } from "../../saving/api";
import { gettext } from "../../texts/gettext";

type Props = { problem: Rejection; onRetry?: (() => Promise<void>) | undefined };

// The same answer would come again.
const FINAL = ["forbidden", "not_allowed", "not_found"];

/** Why the server did not answer, or did not save. */
export const AreaProblem = ({ problem, onRetry }: Props) => (
  <p className="panel__problem" role="alert">
    {problemText(problem)}{" "}
    {onRetry && !FINAL.includes(problem.error) && (
      <button type="button" className="link-button" onClick={() => void onRetry()}>
        {gettext("Try again")}
      </button>
    )}
  </p>
);

// The other texts for these errors are about the page.
export const problemText = ({ error, message }: Rejection) =>
  error === "offline" || error === "failed"
    ? gettext("The server cannot be reached. Nothing is lost: try again.")
    : message;
