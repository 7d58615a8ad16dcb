import { elementAtPath } from "../../commands/elementAtPath";
import { useEditorContext } from "../../EditorContext";
import { useEditing } from "../../puckAdapter";
import type { Action, Problem, Refusal } from "../../saving/api";
import { useSavingContext } from "../../saving/SavingContext";

/** Why the page is not saved, in the server's words, and what the user can do. */
export function RefusalNotice() {
  const { state } = useSavingContext();
  if (state.name !== "refused") return null;
  const { refusal, action } = state;
  return (
    <div className="notice notice--problem" role="alert">
      <p>
        <strong>{TITLES[refusal.error] ?? "The page could not be saved."}</strong>{" "}
        {refusal.message || "The server gave no reason. Your changes are stored in this browser."}
        {refusal.error === "offline" && action === "publish" && " This also publishes it."}
      </p>
      {refusal.problems.length > 0 && <Problems problems={refusal.problems} />}
      <RefusalActions refusal={refusal} action={action} />
    </div>
  );
}

const TITLES: Record<string, string> = {
  stale: "There is a newer version.",
  locked: "This page is locked.",
  forbidden: "You do not have permission to save.",
  csrf: "Your session has expired.",
  invalid: "Some values are invalid.",
  too_large: "The page is too large.",
  offline: "You are offline.",
};

const MAX_SHOWN = 5;

function Problems({ problems }: { problems: Problem[] }) {
  const editing = useEditing();
  const { widgetOf } = useEditorContext();
  return (
    <ul>
      {problems.slice(0, MAX_SHOWN).map(({ path, message }) => {
        const found = elementAtPath(editing.document(), path);
        const schema = found && widgetOf(found.element.type)?.schema;
        const setting = found && schema?.settings[found.setting]?.label;
        return (
          <li key={path + message}>
            {found && schema ? (
              <button
                type="button"
                className="link-button"
                onClick={() => {
                  editing.select(found.element.props.id);
                  editing.reveal(found.element.props.id);
                }}
              >
                {schema.label}
                {setting ? `, ${setting}` : ""}
              </button>
            ) : (
              <code>{path}</code>
            )}
            : {message}
          </li>
        );
      })}
      {problems.length > MAX_SHOWN && <li>And {problems.length - MAX_SHOWN} more.</li>}
    </ul>
  );
}

function RefusalActions({ refusal, action }: { refusal: Refusal; action: Action }) {
  const { api, boot } = useEditorContext();
  const { save, restart, copy, latest, revision, continueFrom } = useSavingContext();

  /** My version stays in this browser; a notice offers to restore it. */
  async function takeTheirs() {
    const answer = await api.load();
    if (!answer.ok) return;
    copy.keep(latest(), revision());
    copy.setAside();
    restart(answer.value);
  }

  /** Their version stays in the history of the page. The next save continues from it, and undo can restore mine. */
  async function keepMine() {
    const answer = await api.load();
    if (answer.ok) continueFrom(answer.value.revision);
  }

  if (refusal.error === "stale") {
    return (
      <p className="notice__actions">
        <button type="button" className="button button--primary" onClick={() => void keepMine()}>
          Keep my version
        </button>
        <button type="button" className="button" onClick={() => void takeTheirs()}>
          Load newer version
        </button>
      </p>
    );
  }
  return (
    <p className="notice__actions">
      {refusal.error === "signed_out" && (
        <a className="button" href={boot.urls.exit} target="_blank" rel="noopener">
          Log in (new tab)
        </a>
      )}
      {refusal.error === "forbidden" && action !== "autosave" ? (
        <button type="button" className="button button--primary" onClick={() => void save("draft")}>
          Save draft
        </button>
      ) : (
        <button type="button" className="button button--primary" onClick={() => void save(action)}>
          Try again
        </button>
      )}
    </p>
  );
}
