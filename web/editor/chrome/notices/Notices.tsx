import { useEditorContext } from "../../EditorContext";
import { wordingOf } from "../../wording";
import { NextSteps } from "../nextSteps/NextSteps";
import { ContentNotice } from "./ContentNotice";
import { MissedNotice } from "./MissedNotice";
import { RecoveryNotice } from "./RecoveryNotice";
import { RefusalNotice } from "./RefusalNotice";
import { SampleNotice } from "./SampleNotice";
import { UpgradeNotice } from "./UpgradeNotice";

/** Problems with saving, and their solutions. */
export function Notices() {
  return (
    <div className="notices">
      <LockNotice />
      <RecoveryNotice />
      <UpgradeNotice />
      <RefusalNotice />
      <MissedNotice />
      <ContentNotice />
      <SampleNotice />
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
        {boot.lockMessage ?? `This ${wordingOf(boot.kind).document} is locked.`} You can look around; nothing is saved.
      </p>
    </div>
  );
}
