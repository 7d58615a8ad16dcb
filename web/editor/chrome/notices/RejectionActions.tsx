import { useState } from "react";
import { textOfPage } from "../../actions/clipboardActions";
import { clipboard } from "../../clipboard/store";
import { useEditorContext } from "../../EditorContext";
import type { Action, Rejection } from "../../saving/api";
import { useSavingContext } from "../../saving/SavingContext";
import { gettext } from "../../texts/gettext";

type Props = { rejection: Rejection; action: Action };

/** What the user can do after a rejection. */
export function RejectionActions({ rejection, action }: Props) {
  const { boot } = useEditorContext();
  const { save } = useSavingContext();
  if (rejection.error === "stale") return <ConflictActions />;
  if (rejection.error === "not_found") return <DeletedActions />;
  const isSignedOut = rejection.error === "signed_out";
  const isDraftAllowed = rejection.error === "forbidden" && action !== "autosave";
  return (
    <p className="notice__actions">
      {isSignedOut && (
        <a className="button button--primary" href={boot.urls.exit} target="_blank" rel="noopener">
          {gettext("Sign in (new tab)")}
        </a>
      )}
      <button
        type="button"
        className={isSignedOut ? "button" : "button button--primary"}
        onClick={() => void save(isDraftAllowed ? "draft" : action)}
      >
        {isDraftAllowed ? gettext("Save draft") : gettext("Try again")}
      </button>
    </p>
  );
}

function ConflictActions() {
  const { api } = useEditorContext();
  const { restart, copy, latest, revision, continueFrom } = useSavingContext();
  const [problem, setProblem] = useState("");

  /** My version stays in this browser; a notice offers to restore it. */
  async function takeTheirs() {
    const answer = await api.load();
    if (!answer.ok) return setProblem(answer.message);
    copy.keep(latest(), revision());
    copy.setAside();
    restart(answer.value);
  }

  /** Their version stays in the history of the page. The next save continues from it, and undo can restore mine. */
  async function keepMine() {
    const answer = await api.load();
    if (!answer.ok) return setProblem(answer.message);
    continueFrom(answer.value.revision);
  }

  return (
    <>
      <p className="notice__actions">
        <button type="button" className="button button--primary" onClick={() => void keepMine()}>
          {gettext("Keep my version")}
        </button>
        <button type="button" className="button" onClick={() => void takeTheirs()}>
          {gettext("Load newer version")}
        </button>
      </p>
      {problem && <p>{problem}</p>}
    </>
  );
}

/** Nothing can be saved here any more, so the content can go to another page. */
function DeletedActions() {
  const { latest } = useSavingContext();
  const [isCopied, setCopied] = useState(false);
  function copyAll() {
    clipboard.write(textOfPage(latest()));
    setCopied(true);
  }
  return (
    <p className="notice__actions">
      <button type="button" className="button button--primary" onClick={copyAll}>
        {gettext("Copy all elements")}
      </button>
      {isCopied && <span role="status">{gettext("Copied. Paste them into another page.")}</span>}
    </p>
  );
}
