import { useState } from "react";
import { EXPECTED } from "../../../theme/syntax";
import { variables } from "../../../theme/variables";
import { TextField } from "./TextField";

/** Those that the theme brings, then those that every system has. */
const FAMILIES: readonly (readonly [string, string])[] = [
  ...variables.filter(({ group }) => group === "font").map(({ light }) => [light, firstOf(light)] as const),
  ["system-ui, sans-serif", "System"],
  ["Arial, Helvetica, sans-serif", "Arial"],
  ["Verdana, Geneva, sans-serif", "Verdana"],
  ["Georgia, serif", "Georgia"],
  ["Times New Roman, Times, serif", "Times"],
  ["ui-monospace, monospace", "Monospaced"],
];
const BY_NAME = "by name";

type Props = {
  id?: string;
  value: string;
  placeholder: string;
  accepts: (text: string) => boolean;
  onChange: (value: string) => void;
};

/** A font that the theme brings, a system font, or any other by name. */
export function FontField({ id, value, placeholder, accepts, onChange }: Props) {
  const [isTyped, setTyped] = useState(() => value !== "" && !isListed(value));
  const isByName = isTyped || (value !== "" && !isListed(value));
  function choose(next: string) {
    setTyped(next === BY_NAME);
    if (next !== BY_NAME) onChange(next);
  }
  return (
    <>
      <select
        id={id}
        className="input"
        data-empty={value === "" || undefined}
        value={isByName ? BY_NAME : value}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">Default: {firstOf(placeholder)}</option>
        {FAMILIES.map(([css, label]) => (
          <option key={css} value={css}>
            {label}
          </option>
        ))}
        <option value={BY_NAME}>By name…</option>
      </select>
      {isByName && (
        <TextField
          label="Font names"
          value={value}
          placeholder="Georgia, serif"
          accepts={accepts}
          expected={EXPECTED.family}
          onChange={onChange}
        />
      )}
    </>
  );
}

const isListed = (value: string) => FAMILIES.some(([css]) => css === value);

function firstOf(stack: string): string {
  return (stack.split(",")[0] ?? "").replaceAll('"', "");
}
