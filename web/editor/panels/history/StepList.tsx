import { useEditorContext } from "../../EditorContext";
import { useHistory } from "../../history/recorder";

/** All steps, newest first. Those after the current one were undone. */
export function StepList({ onGoTo }: { onGoTo: (step: number) => void }) {
  const { boot } = useEditorContext();
  const { steps, index } = useHistory();
  const written = new Intl.DateTimeFormat(boot.language, { timeStyle: "short" });
  return (
    <ol className="steps" reversed>
      {steps
        .map((step, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps are identified by their position
          <li key={place}>
            <button
              type="button"
              className="steps__step"
              aria-current={place === index ? "step" : undefined}
              data-undone={place > index || undefined}
              onClick={() => onGoTo(place)}
            >
              <span title={step.label}>{step.label}</span>
              <time dateTime={new Date(step.at).toISOString()}>{written.format(step.at)}</time>
            </button>
          </li>
        ))
        .reverse()}
    </ol>
  );
}
