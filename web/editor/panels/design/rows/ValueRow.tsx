import { useId } from "react";
import { ownValue } from "../../../../theme/automaticColors";
import type { Mode } from "../../../../theme/palette";
import { isValidValue } from "../../../../theme/variablesCss";
import { MeasureField, textOf } from "../../../controls/fields/MeasureField";
import { EXPECTED_VALUES } from "../../../texts/designVariables";
import { defaultText } from "../defaultText";
import { FontField } from "../fonts/FontField";
import { type DesignRow, rowActions } from "../useDesign";
import { labelInMode } from "./labelInMode";
import { ResetButton } from "./ResetButton";
import { TextField } from "./TextField";
import { WeightField } from "./WeightField";

/** A font, length or weight. */
export function ValueRow(row: DesignRow) {
  const { variable, state } = row;
  const { name, label, syntax } = variable;
  const { values } = state.design;
  const { reset } = rowActions(row);
  const id = useId();
  return (
    <div className={syntax === "length" || syntax === "weight" ? "setting" : "setting setting--tall"}>
      <div className="setting__label">
        <label htmlFor={id}>{label}</label>
        {values[name] !== undefined && <ResetButton label={label} onReset={reset} />}
      </div>
      <ValueFields {...row} id={id} />
    </div>
  );
}

/** One field, or one for each color scheme. */
export function ValueFields({ id, ...row }: DesignRow & { id?: string }) {
  const modes: readonly (Mode | null)[] = row.variable.dark === undefined ? [null] : ["light", "dark"];
  return (
    <div className="setting__control design__values">
      {modes.map((mode, place) => (
        <Field key={mode} row={row} id={place === 0 ? id : undefined} mode={mode} />
      ))}
    </div>
  );
}

function Field({ row, id, mode }: { row: DesignRow; id?: string; mode: Mode | null }) {
  const { variable, state } = row;
  const { set } = rowActions(row);
  const own = ownValue(state.design.values, variable.name, mode ?? "light") ?? "";
  const accepts = (text: string) => isValidValue(variable, text);
  const onText = (text: string) => {
    if (text === "" || accepts(text)) set(mode, text || undefined);
  };
  const problem = state.problems.get(mode ? `${variable.name}.${mode}` : variable.name);
  const placeholder = defaultText(variable[mode ?? "light"] ?? variable.light, state.design.values);
  const shared = { id, value: own, placeholder, accepts };
  return (
    <>
      {variable.syntax === "family" && <FontField {...shared} onChange={onText} />}
      {variable.syntax === "weight" && <WeightField {...shared} onChange={onText} />}
      {variable.syntax === "length" && (
        <MeasureField
          {...shared}
          unit="px"
          expected={EXPECTED_VALUES.length}
          onChange={(next) => onText(textOf(next))}
        />
      )}
      {variable.syntax === "shadow" && (
        <TextField
          {...shared}
          label={labelInMode(variable.label, mode)}
          expected={EXPECTED_VALUES.shadow}
          onChange={onText}
        />
      )}
      {problem && (
        <p className="input__fault" role="alert">
          {problem}
        </p>
      )}
    </>
  );
}
