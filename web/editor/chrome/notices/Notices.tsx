import { useEditorContext } from "../../EditorContext";
import { ReviewNotice, ReviewSteps } from "../../review/ReviewNotice";
import { gettext } from "../../texts/gettext";
import { wordingOf } from "../../wording";
import { NextSteps } from "../nextSteps/NextSteps";
import { ContentNotice } from "./ContentNotice";
import { MissedNotice } from "./MissedNotice";
import { PublishedNotice } from "./PublishedNotice";
import { RecoveryNotice } from "./RecoveryNotice";
import { RejectionNotice } from "./RejectionNotice";
import { UpgradeNotice } from "./UpgradeNotice";

/** Problems with saving, and their solutions. */
export function Notices() {
  return (
    <div className="notices">
      <LockNotice />
      <ReviewNotice />
      <RecoveryNotice />
      <UpgradeNotice />
      <RejectionNotice />
      <MissedNotice />
      <ContentNotice />
      <PublishedNotice />
      <NextSteps />
    </div>
  );
}

function LockNotice() {
  const { boot } = useEditorContext();
  if (!boot.locked) return null;
  return (
    <div className="notice" role="status">
      <p>
        {boot.lockMessage ?? gettext(wordingOf(boot.kind).isForm ? "This form is locked." : "This page is locked.")}{" "}
        {gettext("You can look around; nothing is saved.")}
      </p>
      {boot.review && boot.review.actions.length > 0 && (
        <p className="notice__actions">
          <ReviewSteps />
        </p>
      )}
    </div>
  );
}
