import { useState } from "react";
import { useOpenedDesign } from "../../siteDesign/DesignContext";
import type { DesignSession, DesignState } from "../../siteDesign/DesignSession";
import { gettext } from "../../texts/gettext";

/** Why the design was not saved, and what to do. */
export function DesignNotice({ session, state: { saving } }: { session: DesignSession; state: DesignState }) {
  if (saving.name !== "rejected") return null;
  const { error, message, problems } = saving.rejection;
  return (
    <div className="panel__problem design__notice" role="alert">
      <p>{message}</p>
      {problems.length > 0 && (
        <ul>
          {problems.map(({ path, message: reason }) => (
            <li key={path}>
              <code>{path}</code>: {reason}
            </li>
          ))}
        </ul>
      )}
      {error === "stale" && <ConflictActions session={session} />}
    </div>
  );
}

function ConflictActions({ session }: { session: DesignSession }) {
  const { load } = useOpenedDesign();
  const [problem, setProblem] = useState("");
  return (
    <>
      <p className="notice__actions">
        <button
          type="button"
          className="button button--primary"
          onClick={() => void session.overwrite().then((reason) => setProblem(reason ?? ""))}
        >
          {gettext("Keep my design")}
        </button>
        <button type="button" className="button" onClick={() => void load()}>
          {gettext("Load newer design")}
        </button>
      </p>
      {problem && <p>{problem}</p>}
    </>
  );
}
