import { useId } from "react";
import type { StyleField } from "../../../../kit/style/fields";
import { TypographyControl } from "../../../controls/typography/TypographyControl";
import { useEditorContext } from "../../../EditorContext";
import { gettext } from "../../../texts/gettext";
import { styleKey, styleValues } from "../styleValues";
import { Row } from "./Row";
import { StyleRow, type Styling } from "./StyleRow";

type Props = Styling & {
  fields: readonly (readonly [name: string, field: StyleField])[];
  /** Removes all of them on the device, as one step. */
  onReset: (deviceAndState: string, names: readonly string[]) => void;
};

const LABEL = gettext("Text style");

/** The text style in one row, with one device mark and one reset. */
export function TextStyleRow({ fields, onReset, ...styling }: Props) {
  const { style, state, isDisabled } = styling;
  const id = useId();
  const { device, devices } = useEditorContext();
  const found = fields.map(([name, field]) => ({
    name,
    field,
    ...styleValues({ style, name, device, devices, state }),
  }));
  const changed = found.filter(({ own }) => own !== undefined).map(({ name }) => name);
  const reset = () => onReset(styleKey(device, state), changed);
  return (
    <Row id={id} label={LABEL} onDevice={{ hasOwnValue: changed.length > 0, onReset: isDisabled ? undefined : reset }}>
      <TypographyControl
        id={id}
        label={LABEL}
        values={found.map(({ field, own, inherited }) => ({ field, value: own ?? inherited }))}
        isEmpty={changed.length === 0}
      >
        {fields.map(([name, field]) => (
          <StyleRow key={name} name={name} field={field} {...styling} />
        ))}
      </TypographyControl>
    </Row>
  );
}
