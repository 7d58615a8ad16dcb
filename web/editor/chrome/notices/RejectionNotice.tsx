import { elementAtPath } from "../../commands/elementAtPath";
import { useEditorContext } from "../../EditorContext";
import { useEditing } from "../../puckAdapter";
import type { Problem } from "../../saving/api";
import { useSavingContext } from "../../saving/SavingContext";
import { gettext } from "../../texts/gettext";
import { problemText } from "../../texts/problemText";
import { useWording } from "../../wording";
import { RejectionActions } from "./RejectionActions";

/** Why the page is not saved, in the server's words, and what the user can do. */
export function RejectionNotice() {
  const { state } = useSavingContext();
  const { isForm } = useWording();
  if (state.name !== "rejected") return null;
  const { rejection, action } = state;
  return (
    <div className="notice notice--problem" role="alert">
      <p>
        <strong>{titleOf(rejection.error, isForm)}</strong>{" "}
        {MESSAGES[rejection.error] ??
          (rejection.message || gettext("The server gave no reason. Your changes are stored in this browser."))}
        {rejection.error === "offline" && action === "publish" && ` ${gettext("This also publishes it.")}`}
      </p>
      {rejection.problems.length > 0 && <Problems problems={rejection.problems} />}
      <RejectionActions rejection={rejection} action={action} />
    </div>
  );
}

function titleOf(error: string, isForm: boolean): string {
  if (error === "locked") return gettext(isForm ? "This form is locked." : "This page is locked.");
  if (error === "too_large") return gettext(isForm ? "The form is too large." : "The page is too large.");
  return TITLES[error] ?? gettext(isForm ? "The form could not be saved." : "The page could not be saved.");
}

const TITLES: Record<string, string> = {
  stale: gettext("There is a newer version."),
  forbidden: gettext("You do not have permission to save."),
  other_user: gettext("Another user is signed in."),
  csrf: gettext("Your session has expired."),
  signed_out: gettext("You are signed out."),
  invalid: gettext("Some values are invalid."),
  offline: gettext("There is no connection."),
  not_found: gettext("This was deleted."),
};

// Instead of the server's message, where the editor knows what helps.
const MESSAGES: Record<string, string> = {
  signed_out: gettext("Your changes are stored in this browser, and saved when you come back."),
  not_found: gettext("Your changes are stored in this browser: copy all elements, and paste them into another page."),
};

const MAX_SHOWN = 5;

function Problems({ problems }: { problems: Problem[] }) {
  const editing = useEditing();
  const { widgetOf } = useEditorContext();
  return (
    <ul>
      {problems.slice(0, MAX_SHOWN).map((problem) => {
        // Parts name the setting themselves.
        const { path, message, parts } = problem;
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
                {setting && !parts ? `, ${setting}` : ""}
              </button>
            ) : (
              <code>{path}</code>
            )}
            : {problemText(problem)}
          </li>
        );
      })}
      {problems.length > MAX_SHOWN && <li>{gettext("And {count} more.", { count: problems.length - MAX_SHOWN })}</li>}
    </ul>
  );
}
