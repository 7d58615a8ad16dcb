import { useEditorContext } from "../EditorContext";
import type { Action } from "../saving/api";
import { useSavingContext } from "../saving/SavingContext";

export function SaveButtons() {
  const { boot } = useEditorContext();
  if (boot.locked) return null;
  return (
    <>
      <SaveButton action="draft">Save draft</SaveButton>
      {boot.canPublish ? (
        <SaveButton action="publish" isPrimary>
          Publish
        </SaveButton>
      ) : (
        boot.canSubmit && (
          <SaveButton action="submit" isPrimary>
            Submit for review
          </SaveButton>
        )
      )}
    </>
  );
}

type Props = { action: Action; isPrimary?: boolean; children: string };

// Not `disabled` while it is busy: whoever pressed it by keyboard would be thrown out of the top bar.
function SaveButton({ action, isPrimary, children }: Props) {
  const { save, state } = useSavingContext();
  const isBusy = state.name === "saving";
  return (
    <button
      type="button"
      className={isPrimary ? "button button--primary" : "button"}
      aria-disabled={isBusy}
      onClick={() => !isBusy && void save(action)}
    >
      {children}
    </button>
  );
}
