import type { TextareaSetting } from "../../../kit/schema/settings";
import { CellsControl } from "../cells/CellsControl";
import type { ControlProps } from "../control";

type Props = ControlProps<string, TextareaSetting>;

export const TextareaControl = (props: Props) =>
  props.setting.editor === "cells" ? <CellsControl {...props} /> : <Lines {...props} />;

const Lines = ({ id, value, onChange, isDisabled }: Props) => (
  <textarea
    id={id}
    className="input input--area"
    rows={4}
    value={value ?? ""}
    disabled={isDisabled}
    onChange={(event) => onChange(event.target.value)}
  />
);
