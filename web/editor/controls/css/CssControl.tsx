import { useState } from "react";
import type { StyleValue } from "../../../kit/document";
import { cssValue } from "../../../kit/style/elementCss";
import type { StyleField } from "../../../kit/style/fields";
import type { ControlProps } from "../control";

/** A style value as text, checked by the field's syntax while typing: what is no value is shown and not stored. */
export function CssControl({
  id,
  setting,
  value,
  onChange,
  inherited,
  isDisabled,
}: ControlProps<StyleValue | undefined, StyleField>) {
  const [draft, setDraft] = useState<string | null>(null);
  const shown = draft ?? (typeof value === "object" ? `var(${value.$var})` : (value ?? ""));
  const isWrong = draft !== null && draft !== "" && cssValue(setting, draft) === null;

  if (setting.control === "choice") {
    return (
      <select
        id={id}
        className="input"
        value={typeof value === "string" ? value : ""}
        disabled={isDisabled}
        onChange={(event) => onChange(event.target.value || undefined)}
      >
        <option value="">{typeof inherited === "string" ? `${inherited} (inherited)` : "Default"}</option>
        {setting.options?.map(([option, label]) => (
          <option key={option} value={option}>
            {label}
          </option>
        ))}
      </select>
    );
  }
  return (
    <input
      id={id}
      type="text"
      className="input"
      value={shown}
      placeholder={typeof inherited === "string" ? inherited : undefined}
      aria-invalid={isWrong || undefined}
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
