import type { LinkCommands, WidgetSchema } from "../../../../kit/schema/schema";
import { iconOf } from "../../../panels/widgets/icons";
import { gettext } from "../../../texts/gettext";
import type { ActionFieldsProps, LinkActionChoice } from "./choice";
import { TargetField } from "./TargetField";
import { targetsOf } from "./targets";

/** The action of links that sends a command to an element, for a widget with commands. */
export function elementCommands({ type, label: noun, icon, linkCommands }: WidgetSchema): LinkActionChoice[] {
  if (!linkCommands) return [];
  const { prefix, label, commands } = linkCommands;
  const names = Object.keys(commands).map((command) => `${prefix}:${command}`);
  return [
    {
      label,
      Icon: iconOf(icon),
      make: (targets) => ({ name: names[0] ?? "", settings: { id: targetsOf(targets, type, noun)[0]?.id ?? "" } }),
      owns: ({ name }) => names.includes(name),
      Fields: (props) => (
        <div className="link__fields">
          <TargetField {...props} type={type} noun={noun} />
          <CommandField {...props} {...linkCommands} />
        </div>
      ),
    },
  ];
}

function CommandField({ id, action, onChange, isDisabled, prefix, commands }: ActionFieldsProps & LinkCommands) {
  return (
    <>
      <label htmlFor={`${id}-does`}>{gettext("The link")}</label>
      <select
        id={`${id}-does`}
        className="input"
        value={action.name}
        disabled={isDisabled}
        onChange={(event) => onChange({ ...action, name: event.target.value })}
      >
        {Object.entries(commands).map(([command, label]) => (
          <option key={command} value={`${prefix}:${command}`}>
            {label}
          </option>
        ))}
      </select>
    </>
  );
}
