import { ListChecks } from "lucide-react";
import { issuesLabel, useChecks } from "../../checks/ChecksProvider";
import { useScreen } from "../../chrome/ScreenContext";
import { gettext, inSentence } from "../../texts/gettext";

/** Next to the button that publishes: how much there is to check before. */
export function ChecklistButton() {
  const checklist = useChecks();
  const screen = useScreen();
  const label = issuesLabel(checklist);
  return (
    <button
      type="button"
      className="icon-button checklist-button"
      aria-label={label}
      title={gettext("Before publishing: {issues}", { issues: inSentence(label) })}
      onClick={() => screen.openPanel("checklist")}
    >
      <ListChecks />
      {checklist.count > 0 && <span aria-hidden>{Math.min(checklist.count, 99)}</span>}
    </button>
  );
}
