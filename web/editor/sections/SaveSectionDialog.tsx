import { type FormEvent, useId, useState } from "react";
import { useScreen } from "../chrome/ScreenContext";
import { elementName } from "../commands/names/elementName";
import { useEditorContext } from "../EditorContext";
import { Dialog } from "../layers/onDemand";
import { useSelected } from "../puckAdapter";
import { gettext } from "../texts/gettext";
import { sectionsChanged } from "./useSections";

/** Saves the selected element, to insert copies of it into other pages. */
export function SaveSectionDialog({ onClose }: { onClose: () => void }) {
  const { api, schemaOf } = useEditorContext();
  const screen = useScreen();
  const element = useSelected();
  const field = useId();
  const [title, setTitle] = useState(() => (element ? elementName(element, schemaOf) : ""));
  const [problem, setProblem] = useState("");
  const [isBusy, setBusy] = useState(false);
  if (!element) return null;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isBusy || !element) return;
    setBusy(true);
    const answer = await api.saveSection(title, element);
    setBusy(false);
    if (!answer.ok) return setProblem(answer.message);
    sectionsChanged();
    const { title: saved } = answer.value;
    screen.announce(
      gettext("“{title}” is in the tab “Sections” of the widgets, under Saved sections.", { title: saved }),
    );
    onClose();
  }

  return (
    <Dialog title={gettext("Save as section")} onClose={onClose}>
      <form className="save-section" onSubmit={(event) => void save(event)}>
        <label htmlFor={field}>{gettext("Name")}</label>
        <input
          id={field}
          data-first
          className="input"
          maxLength={200}
          required
          value={title}
          aria-describedby={`${field}-help`}
          onChange={(event) => setTitle(event.target.value)}
          onFocus={(event) => event.target.select()}
        />
        <p id={`${field}-help`}>{gettext("Pages get a copy: later changes of one do not affect the others.")}</p>
        {problem && (
          <p className="panel__problem" role="alert">
            {problem}
          </p>
        )}
        <button type="submit" className="button button--primary" aria-disabled={isBusy}>
          {isBusy ? gettext("Saving…") : gettext("Save section")}
        </button>
      </form>
    </Dialog>
  );
}
