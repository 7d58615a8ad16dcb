import { useId } from "react";
import { usePageElements } from "../../../canvas/pageElements";
import type { ActionFieldsProps } from "./choice";
import { openable } from "./openable";

type Props = ActionFieldsProps & {
  /** The type of the widget that is opened. */
  type: string;
  /** The word for one of them: "Popup". */
  noun: string;
};

/** Chooses which popup or panel of the page the link opens. */
export function OpenableField({ id, action, onChange, isDisabled, type, noun }: Props) {
  const hint = useId();
  const known = openable(usePageElements(), type, noun);
  const chosen = String(action.settings?.id ?? "");
  const isGone = chosen !== "" && !known.some((one) => one.id === chosen);
  const one = noun.toLowerCase();
  if (known.length === 0)
    return (
      <p id={id} tabIndex={-1} className="link__hint" role={isGone ? "alert" : undefined}>
        {isGone && `The ${one} that this link opened was deleted. `}
        There is no {one} on this page: add the widget “{noun}” to it, then choose it here.
      </p>
    );
  return (
    <>
      <label htmlFor={id}>{noun}</label>
      <select
        id={id}
        className="input"
        value={chosen}
        aria-describedby={isGone ? hint : undefined}
        aria-invalid={isGone || undefined}
        disabled={isDisabled}
        onChange={(event) => onChange({ ...action, settings: { ...action.settings, id: event.target.value } })}
      >
        {!known.some((one) => one.id === chosen) && <option value={chosen}>{isGone ? "Deleted" : "Choose …"}</option>}
        {known.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
      {isGone && (
        <p id={hint} className="link__hint">
          The {one} that this link opened was deleted, so the link does nothing. Choose another one.
        </p>
      )}
    </>
  );
}
