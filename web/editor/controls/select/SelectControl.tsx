import type { SelectSetting } from "../../../kit/schema/settings";
import type { ControlProps } from "../control";
import { fitsSegmented, Segmented } from "../fields/Segmented";

type Props = ControlProps<string, SelectSetting<string>>;

/** Few short choices stand side by side; more of them open as a list. */
export function SelectControl({ id, setting, value, onChange, inherited, isDisabled }: Props) {
  if (fitsSegmented(setting.options)) {
    return (
      <Segmented
        id={id}
        label={setting.label}
        options={setting.options.map(([option, label]) => ({ value: option, label }))}
        value={value ?? ""}
        inherited={inherited}
        isDisabled={isDisabled}
        onChange={onChange}
      />
    );
  }
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
