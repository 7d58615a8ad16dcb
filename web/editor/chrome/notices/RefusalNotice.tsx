import { elementAtPath } from "../../commands/elementAtPath";
import { useEditorContext } from "../../EditorContext";
import { useEditing } from "../../puckAdapter";
import type { Problem } from "../../saving/api";
import { useSavingContext } from "../../saving/SavingContext";
import { useWording } from "../../wording";
import { RefusalActions } from "./RefusalActions";

/** Why the page is not saved, in the server's words, and what the user can do. */
export function RefusalNotice() {
  const { state } = useSavingContext();
  const { document } = useWording();
  if (state.name !== "refused") return null;
  const { refusal, action } = state;
  return (
    <div className="notice notice--problem" role="alert">
      <p>
        <strong>{titleOf(refusal.error, document)}</strong>{" "}
        {MESSAGES[refusal.error] ??
          (refusal.message || "The server gave no reason. Your changes are stored in this browser.")}
        {refusal.error === "offline" && action === "publish" && " This also publishes it."}
      </p>
      {refusal.problems.length > 0 && <Problems problems={refusal.problems} />}
      <RefusalActions refusal={refusal} action={action} />
    </div>
  );
}

const titleOf = (error: string, document: string): string =>
  ({ locked: `This ${document} is locked.`, too_large: `The ${document} is too large.` })[error] ??
  TITLES[error] ??
  `The ${document} could not be saved.`;

const TITLES: Record<string, string> = {
  stale: "There is a newer version.",
  forbidden: "You do not have permission to save.",
  other_user: "Another user is signed in.",
  csrf: "Your session has expired.",
  invalid: "Some values are invalid.",
  offline: "There is no connection.",
  not_found: "This was deleted.",
};

// Instead of the server's message, where the editor knows what helps.
const MESSAGES: Record<string, string> = {
  not_found: "Your changes are stored in this browser: copy all elements, and paste them into another page.",
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
