import { matchesSyntax } from "../../../kit/style/syntax";
import { gettext, pgettext } from "../../texts/gettext";
import { ColorField } from "../color/ColorField";
import type { StyleControlProps } from "../control";
import { CssControl } from "../css/CssControl";
import { MeasureField, textOf } from "../fields/MeasureField";
import { PRESETS, parseShadow, printShadow, printTextShadow, type Shadow, TEXT_PRESETS } from "./shadow";

const LENGTHS = [
  ["x", gettext("Horizontal")],
  ["y", gettext("Vertical")],
  ["blur", gettext("Blur")],
  ["spread", gettext("Spread")],
] as const;

/** A box or text shadow: a preset, its parts, or CSS text. */
export function ShadowControl(props: StyleControlProps) {
  const { id, setting, value, onChange, inherited, isDisabled } = props;
  const ownValue = typeof value === "string" ? value : "";
  const shadow = parseShadow(ownValue);
  const isTextShadow = setting.control === "text_shadow";
  const presets: readonly (readonly [string, string])[] = isTextShadow ? TEXT_PRESETS : PRESETS;
  const lengths = LENGTHS.slice(0, isTextShadow ? 3 : 4);
  const from =
    presets.find(([css]) => css === inherited)?.[1] ??
    (inherited === undefined ? undefined : pgettext("shadow", "Custom"));
  const isPreset = ownValue === "" || presets.some(([css]) => css === ownValue);
  const print = isTextShadow ? printTextShadow : printShadow;
  const change = (part: Partial<Shadow>) => shadow && onChange(print({ ...shadow, ...part }));
  const isColor = (text: string) => matchesSyntax("color", text);
  return (
    <div className="shadow">
      <select
        id={id}
        className="input"
        data-empty={ownValue === "" || undefined}
        value={isPreset ? ownValue : "own"}
        disabled={isDisabled}
        onChange={(event) => event.target.value !== "own" && onChange(event.target.value || undefined)}
      >
        <option value="">
          {from === undefined ? gettext("Default") : gettext("{value} (inherited)", { value: from })}
        </option>
        {presets.map(([css, label]) => (
          <option key={css} value={css}>
            {label}
          </option>
        ))}
        {!isPreset && <option value="own">{pgettext("shadow", "Custom")}</option>}
      </select>
      {shadow && (
        <>
          <div className="shadow__lengths">
            {lengths.map(([part, label]) => (
              <div key={part}>
                <MeasureField
                  label={gettext("{part} of {label}", { part: label, label: setting.label })}
                  value={shadow[part]}
                  unit="px"
                  units={["px", "em", "rem", ""]}
                  min={part === "blur" ? 0 : undefined}
                  isDisabled={isDisabled}
                  onChange={(next) => change({ [part]: textOf(next) || "0" })}
                />
                <span aria-hidden>{label}</span>
              </div>
            ))}
          </div>
          <ColorField
            label={gettext("Color of {label}", { label: setting.label })}
            value={shadow.color}
            canHoldVariables={false}
            accepts={isColor}
            isDisabled={isDisabled}
            onChange={(next) => typeof next === "string" && isColor(next) && change({ color: next })}
          />
        </>
      )}
      {ownValue !== "" && ownValue !== "none" && !shadow && <CssControl {...props} id={`${id}-css`} />}
    </div>
  );
}
