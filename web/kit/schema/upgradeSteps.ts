import type { Props, UpgradeStep } from "../../documents/upgrades";
import { DEVICES, settingName } from "../environment/devices/devices";

/** A step that renames a setting, with its values for other devices. */
export const renameSetting = (from: string, to: string): UpgradeStep => {
  const names = new Map(DEVICES.map((device) => [settingName(from, device), settingName(to, device)]));
  return (props) => renamed(props, names);
};

/** A step that renames a style field on all devices and in all states. */
export const renameStyle = (from: string, to: string): UpgradeStep => {
  const names = new Map([[from, to]]);
  return (props) =>
    isRecord(props.$style) ? { ...props, $style: mapValues(props.$style, (part) => renamed(part, names)) } : props;
};

/** A step that replaces one value of a setting. */
export const replaceValue =
  (setting: string, from: unknown, to: unknown): UpgradeStep =>
  (props) =>
    props[setting] === from ? { ...props, [setting]: to } : props;

/** A step that does several things, in this order. */
export const allOf =
  (...steps: UpgradeStep[]): UpgradeStep =>
  (props) =>
    steps.reduce((before, step) => step(before), props);

/** A value that is stored under the new name already stays. */
function renamed<Value>(values: Value, names: ReadonlyMap<string, string>): Value {
  if (!isRecord(values)) return values;
  const kept = Object.entries(values).filter(([name]) => !names.has(name));
  const moved = Object.entries(values).flatMap(([name, value]) => (names.has(name) ? [[names.get(name), value]] : []));
  return { ...Object.fromEntries(moved), ...Object.fromEntries(kept) } as Value;
}

const mapValues = (values: Props, change: (value: unknown) => unknown): Props =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));

const isRecord = (value: unknown): value is Props =>
  typeof value === "object" && value !== null && !Array.isArray(value);
