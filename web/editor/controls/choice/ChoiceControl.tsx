import { gettext } from "../../texts/gettext";
import type { StyleControlProps } from "../control";
import { fitsSegmented, Segmented } from "../fields/Segmented";
import { iconsOfStyle } from "./optionIcons";

export function ChoiceControl({ id, setting, value, onChange, inherited, isDisabled }: StyleControlProps) {
  const options = setting.options ?? [];
  const icons = iconsOfStyle(setting.property, options);
  const ownValue = typeof value === "string" ? value : "";
  const from = typeof inherited === "string" ? inherited : undefined;

  if (fitsSegmented(options, icons !== null)) {
    return (
      <Segmented
        id={id}
        label={setting.label}
        options={options.map(([option, label]) => ({
          value: option,
          label,
          Icon: icons?.[option],
        }))}
        value={ownValue}
        inherited={from}
        isDisabled={isDisabled}
        canClear
        onChange={(next) => onChange(next || undefined)}
      />
    );
  }
  const nothing = options.find(([option]) => option === from)?.[1];
  return (
    <select
      id={id}
      className="input"
      data-empty={ownValue === "" || undefined}
      value={ownValue}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value || undefined)}
    >
      <option value="">{nothing ? gettext("{value} (inherited)", { value: nothing }) : gettext("Default")}</option>
      {options.map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </select>
  );
}
