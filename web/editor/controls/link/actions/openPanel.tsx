import { PanelLeftOpen } from "lucide-react";
import type { ActionFieldsProps, LinkActionChoice } from "./choice";
import { OpenableField } from "./OpenableField";
import { openable } from "./openable";

const TYPE = "off_canvas";
const NOUN = "Off-canvas panel";

const COMMANDS = [
  ["off_canvas:open", "Opens it"],
  ["off_canvas:close", "Closes it"],
  ["off_canvas:toggle", "Toggles it"],
] as const;

export const openPanel: LinkActionChoice = {
  label: "Open an off-canvas panel",
  Icon: PanelLeftOpen,
  make: (elements) => ({ name: COMMANDS[0][0], settings: { id: openable(elements, TYPE, NOUN)[0]?.id ?? "" } }),
  owns: ({ name }) => COMMANDS.some(([known]) => known === name),
  Fields: Panel,
};

function Panel(props: ActionFieldsProps) {
  const { id, action, onChange, isDisabled } = props;
  return (
    <div className="link__fields">
      <OpenableField {...props} type={TYPE} noun={NOUN} />
      <label htmlFor={`${id}-does`}>The link</label>
      <select
        id={`${id}-does`}
        className="input"
        value={action.name}
        disabled={isDisabled}
        onChange={(event) => onChange({ ...action, name: event.target.value })}
      >
        {COMMANDS.map(([name, label]) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
      </select>
    </div>
  );
}
