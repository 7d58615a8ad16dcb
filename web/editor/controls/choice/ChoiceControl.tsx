import type { StyleControlProps } from "../control";
import { fitsSegmented, Segmented } from "../fields/Segmented";
import { picturesOfStyle } from "./pictures";

export function ChoiceControl({ id, setting, value, onChange, inherited, isDisabled }: StyleControlProps) {
  const options = setting.options ?? [];
  const pictures = picturesOfStyle(setting.property, options);
  const own = typeof value === "string" ? value : "";
  const from = typeof inherited === "string" ? inherited : undefined;

  if (fitsSegmented(options, pictures !== null)) {
    return (
      <Segmented
        id={id}
        label={setting.label}
        options={options.map(([option, label]) => ({
          value: option,
          label,
          Icon: pictures?.[option],
        }))}
        value={own}
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
      data-empty={own === "" || undefined}
      value={own}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value || undefined)}
    >
      <option value="">{nothing ? `${nothing} (inherited)` : "Default"}</option>
      {options.map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </select>
  );
}
