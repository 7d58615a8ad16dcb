import { useId } from "react";
import { automaticColors, ownValue } from "../../../../theme/automaticColors";
import type { ContrastFault } from "../../../../theme/contrastFaults";
import type { Mode } from "../../../../theme/palette";
import { isValidValue } from "../../../../theme/variablesCss";
import { ColorField } from "../../../controls/color/ColorField";
import { EXPECTED_VALUES } from "../../../texts/designVariables";
import { gettext } from "../../../texts/gettext";
import { type DesignRow, rowActions } from "../useDesign";
import { ContrastNote } from "./ContrastNote";
import { labelInMode } from "./labelInMode";
import { ResetButton } from "./ResetButton";

const MODES: readonly Mode[] = ["light", "dark"];

/** One color, in light and dark mode side by side. */
export function ColorRow({ contrastFaults, ...row }: DesignRow & { contrastFaults: readonly ContrastFault[] }) {
  const { variable, state } = row;
  const { name, label } = variable;
  const { values } = state.design;
  const { set, reset } = rowActions(row);
  const heading = useId();
  const errors = MODES.flatMap((mode) => state.problems.get(`${name}.${mode}`) ?? []);
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid in all browsers
    <div className="design-row" role="group" aria-labelledby={heading}>
      <div className="design-row__label">
        <span id={heading}>{label}</span>
        {values[name] !== undefined && <ResetButton label={label} onReset={reset} />}
      </div>
      <div className="design-row__modes">
        {MODES.map((mode) => (
          <ColorField
            key={mode}
            label={labelInMode(label, mode)}
            value={ownValue(values, name, mode)}
            rendered={inheritedColor(row, mode)}
            canHoldVariables={false}
            accepts={(text) => isValidValue(variable, text)}
            expected={EXPECTED_VALUES.color}
            onChange={(value) => set(mode, typeof value === "string" ? value : undefined)}
          />
        ))}
        {MODES.map((mode) => (
          <small key={mode} className={`design-row__automatic design-row__automatic--${mode}`}>
            {isAutomatic(row, mode) && gettext("Automatic")}
          </small>
        ))}
      </div>
      {errors.map((error) => (
        <p key={error} className="input__fault" role="alert">
          {error}
        </p>
      ))}
      {contrastFaults
        .filter((fault) => fault.name === name)
        .map((fault) => (
          <ContrastNote key={fault.mode} fault={fault} label={label} onUse={(color) => set(fault.mode, color)} />
        ))}
    </div>
  );
}

const isAutomatic = ({ variable: { name }, state }: DesignRow, mode: Mode) =>
  ownValue(state.design.values, name, mode) === undefined &&
  automaticColors(state.design.values)[name]?.[mode] !== undefined;

/** The color that applies without a value. */
function inheritedColor({ variable, state }: DesignRow, mode: Mode) {
  const css = automaticColors(state.design.values)[variable.name]?.[mode] ?? variable[mode] ?? variable.light;
  return { css, displayText: css };
}
