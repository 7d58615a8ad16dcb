import type { SelectSetting } from "../../../kit/schema/settings";
import { gettext } from "../../texts/gettext";
import { iconsOfSetting } from "../choice/optionIcons";
import type { ControlProps } from "../control";
import { fitsSegmented, Segmented } from "../fields/Segmented";
import { IconControl } from "../icon/IconControl";

type Props = ControlProps<string, SelectSetting<string>>;

/** A few options are shown side by side, as icons where possible; many open as a list. */
export function SelectControl(props: Props) {
  const { id, setting, value, onChange, inherited, isDisabled } = props;
  if (setting.picker === "icons") return <IconControl {...props} />;
  const icons = iconsOfSetting(setting.options);
  if (fitsSegmented(setting.options, icons !== null)) {
    return (
      <Segmented
        id={id}
        label={setting.label}
        options={setting.options.map(([option, label]) => ({ value: option, label, Icon: icons?.[option] }))}
        value={value ?? ""}
        inherited={inherited}
        isDisabled={isDisabled}
        onChange={onChange}
      />
    );
  }
  const inheritedLabel = setting.options.find(([name]) => name === inherited)?.[1];
  return (
    <select
      id={id}
      className="input"
      value={value ?? ""}
      disabled={isDisabled}
      onChange={(event) => onChange(event.target.value)}
    >
      {inherited !== undefined && (
        <option value="">
          {inheritedLabel ? gettext("{value} (inherited)", { value: inheritedLabel }) : gettext("Inherited")}
        </option>
      )}
      {setting.options.map(([option, label]) => (
        <option key={option} value={option}>
          {label}
        </option>
      ))}
    </select>
  );
}
