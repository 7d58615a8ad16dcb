import { Redo2, Undo2 } from "lucide-react";
import type { DesignSession, DesignState } from "../../siteDesign/designSession";

/** Undo, redo, save, and what became of the last save. */
export function DesignBar({ session, state }: { session: DesignSession; state: DesignState }) {
  const { history, saving, hasChanges } = state;
  const { steps, index } = history;
  const isBusy = saving.name === "saving";
  const canSave = hasChanges && !isBusy;
  return (
    <div className="design__bar">
      <HistoryButton label="Undo design change" isPossible={index > 0} onPress={session.undo} Icon={Undo2} />
      <HistoryButton
        label="Redo design change"
        isPossible={index < steps.length - 1}
        onPress={session.redo}
        Icon={Redo2}
      />
      <p role="status" className="design__state" data-state={saving.name}>
        {stateText(state)}
      </p>
      <button
        type="button"
        className={hasChanges ? "button button--primary" : "button"}
        title="Save the design and show it on all published pages"
        aria-disabled={!canSave}
        onClick={() => canSave && void session.save()}
      >
        Save design
      </button>
    </div>
  );
}

type ButtonProps = { label: string; isPossible: boolean; onPress: () => void; Icon: typeof Undo2 };

// Not `disabled`, because keyboard users would lose focus.
const HistoryButton = ({ label, isPossible, onPress, Icon }: ButtonProps) => (
  <button
    type="button"
    className="icon-button"
    aria-label={label}
    title={label}
    aria-disabled={!isPossible}
    onClick={() => isPossible && onPress()}
  >
    <Icon />
  </button>
);

function stateText({ saving, hasChanges }: DesignState): string {
  if (saving.name === "saving") return "Saving…";
  if (saving.name === "refused") return saving.refusal.error === "offline" ? "Offline" : "Not saved";
  if (hasChanges) return "Unsaved";
  return saving.name === "published" ? "Public" : "";
}
