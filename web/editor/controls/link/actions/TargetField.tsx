import { useId } from "react";
import { gettext } from "../../../texts/gettext";
import type { ActionFieldsProps } from "./choice";
import { targetsOf, useTargets } from "./targets";

type Props = ActionFieldsProps & {
  /** The type of the widget. */
  type: string;
  /** The word for one of them: "Popup". */
  noun: string;
};

/** Chooses which element the link acts on: a popup or panel of the page, its header or its footer. */
export function TargetField({ id, action, onChange, isDisabled, type, noun }: Props) {
  const hint = useId();
  const known = targetsOf(useTargets(), type, noun);
  const chosen = String(action.settings?.id ?? "");
  const isGone = chosen !== "" && !known.some((one) => one.id === chosen);
  if (known.length === 0)
    return (
      <p id={id} tabIndex={-1} className="link__hint" role={isGone ? "alert" : undefined}>
        {gettext(
          isGone
            ? "The element of this link was deleted, and there is no other one on this page or around it: add the widget “{noun}” to it, then choose it here."
            : "There is nothing to choose on this page or around it: add the widget “{noun}” to it, then choose it here.",
          { noun },
        )}
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
        {!known.some((one) => one.id === chosen) && (
          <option value={chosen}>{isGone ? gettext("Deleted") : gettext("Choose …")}</option>
        )}
        {known.map((one) => (
          <option key={one.id} value={one.id}>
            {one.name}
          </option>
        ))}
      </select>
      {isGone && (
        <p id={hint} className="link__hint">
          {gettext("The element of this link was deleted, so the link does nothing. Choose another one.")}
        </p>
      )}
    </>
  );
}
