import type { StyleValue } from "../../../documents/document";
import { FontOptions } from "../../fonts/FontOptions";
import { useFonts } from "../../fonts/FontsContext";
import { designVariables as variables } from "../../texts/designVariables";
import { gettext } from "../../texts/gettext";
import type { StyleControlProps } from "../control";
import { CssControl } from "../css/CssControl";

const FAMILIES = variables.filter(({ group }) => group === "font");
// Available on every system, so that they need no font file.
const SYSTEM = [
  ["system-ui, sans-serif", gettext("System")],
  ["Georgia, serif", "Georgia"],
  ["ui-monospace, monospace", gettext("Monospaced")],
] as const;

/** A font of the theme or the site, a system font, or any other by name. */
export function FamilyControl(props: StyleControlProps) {
  const { id, value, onChange, inherited, isDisabled } = props;
  const { families } = useFonts().fonts;
  const isKnown = (css: string) => SYSTEM.some(([one]) => one === css) || families.some((one) => one.css === css);
  const isListed = typeof value === "object" || value === undefined || isKnown(value);
  const selected = typeof value === "object" ? value.$var : isListed ? (value ?? "") : "own";
  function choose(next: string) {
    if (FAMILIES.some(({ name }) => name === next)) onChange({ $var: next });
    else onChange(next === "own" ? "sans-serif" : next || undefined);
  }
  return (
    <div className="family">
      <select
        id={id}
        className="input"
        data-empty={value === undefined || undefined}
        value={selected}
        disabled={isDisabled}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">
          {inherited === undefined ? gettext("Default") : gettext("{value} (inherited)", { value: nameOf(inherited) })}
        </option>
        {FAMILIES.map(({ name, label }) => (
          <option key={name} value={name}>
            {gettext("Theme: {label}", { label })}
          </option>
        ))}
        <FontOptions label={gettext("Your fonts")} families={families.filter(({ isOwn }) => isOwn)} />
        <FontOptions label={gettext("Font library")} families={families.filter(({ isOwn }) => !isOwn)} />
        {SYSTEM.map(([css, label]) => (
          <option key={css} value={css}>
            {label}
          </option>
        ))}
        <option value="own">{gettext("By name…")}</option>
      </select>
      {!isListed && <CssControl {...props} id={`${id}-css`} />}
    </div>
  );
}

const nameOf = (family: StyleValue) =>
  typeof family === "object"
    ? (FAMILIES.find(({ name }) => name === family.$var)?.label ?? family.$var)
    : (SYSTEM.find(([css]) => css === family)?.[1] ?? family);
