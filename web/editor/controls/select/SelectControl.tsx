import type { SelectSetting } from "../../../kit/schema/settings";
import type { ControlProps } from "../control";

export function SelectControl({
  id,
  setting,
  value,
  onChange,
  inherited,
  isDisabled,
}: ControlProps<string, SelectSetting<string>>) {
  const labelOf = (option: string | undefined) => setting.options.find(([name]) => name === option)?.[1];
  return (
    <select
      id={id}
      className="input"
      value={value ?? ""}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value)}
    >
      {inherited !== undefined && <option value="">{labelOf(inherited) ?? "Inherited"} (inherited)</option>}
      {setting.options.map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </select>
  );
}
