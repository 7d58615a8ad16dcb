import { useState } from "react";
import { cssValue } from "../../../kit/style/cssValue";
import { gettext } from "../../texts/gettext";
import type { StyleControlProps } from "../control";

const EXAMPLES: Record<string, string> = {
  ratio: "16/9",
  tracks: gettext("3 or 2fr 1fr"),
  family: "Georgia, serif",
  shadow: "0 4px 16px #0003",
  border: "1px solid #ccc",
  sizes: "24px 16px",
};

/** A style value as text, validated while typing. Invalid text is marked and not stored. */
export function CssControl({ id, setting, value, onChange, inherited, isDisabled }: StyleControlProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? (typeof value === "object" ? `var(${value.$var})` : (value ?? ""));
  const isWrong = draft !== null && draft !== "" && cssValue(setting, draft) === null;
  const example = EXAMPLES[setting.control];
  return (
    <input
      id={id}
      type="text"
      className="input"
      autoComplete="off"
      spellCheck={false}
      value={shown}
      placeholder={typeof inherited === "string" ? inherited : example}
      aria-invalid={isWrong || undefined}
      title={example && gettext("For example: {example}", { example })}
      disabled={isDisabled}
      onBlur={() => setDraft(null)}
      onChange={(event) => {
        setDraft(event.target.value);
        if (event.target.value === "") onChange(undefined);
        else if (cssValue(setting, event.target.value) !== null) onChange(event.target.value);
      }}
    />
  );
}
