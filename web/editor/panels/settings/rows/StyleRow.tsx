import { useId } from "react";
import type { ElementStyle, StyleFieldValue } from "../../../../documents/document";
import type { StyleField } from "../../../../kit/style/fields";
import { isTallStyle, styleControl } from "../../../controls/styleControls";
import { useEditorContext } from "../../../EditorContext";
import { type State, styleKey, styleValues } from "../styleValues";
import { Row } from "./Row";

/** What a row reads and writes. */
export type Styling = {
  style: ElementStyle | undefined;
  /** Null: the normal state. */
  state: State;
  onChange: (deviceAndState: string, name: string, value: StyleFieldValue | undefined) => void;
  isDisabled?: boolean;
};

type Props = Styling & { name: string; field: StyleField };

/** One style field of the element on the chosen device, in the chosen state. */
export function StyleRow({ name, field, style, state, onChange, isDisabled }: Props) {
  const id = useId();
  const { device, devices } = useEditorContext();
  const { own: ownValue, inherited } = styleValues({ style, name, device, devices, state });
  const Control = styleControl(field.control);
  const key = styleKey(device, state);
  const set = (value: StyleFieldValue | undefined) => onChange(key, name, value);
  return (
    <Row
      id={id}
      label={field.label}
      isTall={isTallStyle(field.control)}
      onDevice={{ hasOwnValue: ownValue !== undefined, onReset: isDisabled ? undefined : () => set(undefined) }}
    >
      <Control
        key={key}
        id={id}
        setting={field}
        value={ownValue}
        inherited={inherited}
        isDisabled={isDisabled}
        onChange={set}
      />
    </Row>
  );
}
