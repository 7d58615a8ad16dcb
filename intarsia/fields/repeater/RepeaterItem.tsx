import type { ReactNode } from "react";
import { useUiStrings } from "../../../web/kit/environment/environment";
import { RowButton } from "../../../web/kit/fields/rows/RowButton";
import type { UiString } from "./uiStrings";

type Props = {
  /** With `{number}` in it. The script numbers items again by it. */
  label: string;
  index: number;
  /** The number of the repeater and the row: `7[0]`. */
  place: string;
  action: string | undefined;
  canRemove: boolean;
  children: ReactNode;
};

export function RepeaterItem({ label, index, place, action, canRemove, children }: Props) {
  const t = useUiStrings<UiString>();
  const numbered = (template: string) => template.replace("{number}", String(index + 1));
  const remove = t("Remove: {item}", { item: label });
  return (
    <fieldset className="repeater__item gfield_repeater_item">
      <legend className="repeater__label" data-label={label}>
        {numbered(label)}
      </legend>
      {/* Says that the item is there, also if nothing in it is filled in. */}
      <input type="hidden" name={`input_${place}`} value="1" />
      {children}
      <RowButton
        className="repeater__remove"
        command={`remove ${place}`}
        action={action}
        disabled={!canRemove}
        aria-label={numbered(remove)}
        data-label={remove}
      >
        {t("Remove")}
      </RowButton>
    </fieldset>
  );
}
