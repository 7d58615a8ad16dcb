import { createContext, useContext } from "react";
import { useResources, useResourcesStatus } from "../../canvas/resources/resources";

/** Where a setting is stored: the id of its element, and its path in the settings, such as `items.0.title`. */
export type SettingPlace = { element: string; path: string };

export const SettingPlaceContext = createContext<SettingPlace>({ element: "", path: "" });

/** The place of a setting or item inside the one around it. */
export function useInnerPlace(name: string | number): SettingPlace {
  const { element, path } = useContext(SettingPlaceContext);
  return { element, path: path ? `${path}.${name}` : String(name) };
}

/** The value that a dynamic setting has on this page: null if its source has none. */
export type CurrentValue = { state: "loading" | "failed" } | { state: "ready"; value: unknown };

export function useCurrentValue({ element, path }: SettingPlace): CurrentValue {
  const { bound } = useResources();
  const status = useResourcesStatus();
  const value = bound[element]?.[path];
  if (status === "ready" && value === undefined) return { state: "loading" };
  return status === "ready" ? { state: "ready", value } : { state: status };
}
