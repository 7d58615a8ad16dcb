import { type ComponentType, createContext } from "react";
import type { Setting } from "../../../kit/schema/settings";

export type SettingRowProps = {
  name: string;
  setting: Setting;
  values: Record<string, unknown>;
  onChange: (changes: Record<string, unknown>, part?: string) => void;
  isDisabled?: boolean;
};

/** Shows a setting of an item. The row of the list provides it: it imports all controls, so no control imports it. */
export const SettingRowContext = createContext<ComponentType<SettingRowProps>>(() => {
  throw new Error("A list has no row of settings around it.");
});
