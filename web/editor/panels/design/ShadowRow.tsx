import { useId, useState } from "react";
import { gettext } from "../../texts/gettext";
import { ResetButton } from "./rows/ResetButton";
import { ValueFields } from "./rows/ValueRow";
import { previewOf, SHADOWS, type ShadowChoice, shadowChoice } from "./shadowChoices";
import { type DesignRow, rowActions } from "./useDesign";

/** Shadows to choose by sight, and CSS for another one. */
export function ShadowRow(row: DesignRow) {
  const { variable, session, state } = row;
  const { name, label } = variable;
  const { design } = state;
  const { reset } = rowActions(row);
  const group = useId();
  const [isCustom, setCustom] = useState(false);
  const chosen = isCustom ? undefined : shadowChoice(design.values[name]);

  function choose({ label: choice, value }: ShadowChoice) {
    setCustom(false);
    const { [name]: _before, ...others } = design.values;
    const values = value ? { ...others, [name]: value } : others;
    session.change({ ...design, values }, `${label}: ${choice}`, name);
  }

  return (
    <fieldset className="setting setting--tall" aria-labelledby={group}>
      <div className="setting__label">
        <span id={group}>{label}</span>
        {design.values[name] !== undefined && <ResetButton label={label} onReset={reset} />}
      </div>
      <div className="shadow-choices">
        {SHADOWS.map((choice) => (
          <label key={choice.label} className="shadow-choice">
            <input type="radio" name={group} checked={chosen === choice} onChange={() => choose(choice)} />
            <span className="shadow-choice__paper" aria-hidden>
              <span className="shadow-choice__card" style={{ boxShadow: previewOf(choice, variable) }} />
            </span>
            {choice.label}
          </label>
        ))}
        <label className="shadow-choice shadow-choice--custom">
          <input type="radio" name={group} checked={!chosen} onChange={() => setCustom(true)} />
          {gettext("Custom")}
        </label>
      </div>
      {!chosen && <ValueFields {...row} />}
    </fieldset>
  );
}
