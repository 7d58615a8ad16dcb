import { createContext, useContext } from "react";
import type { Device } from "../kit/environment/devices/devices";
import type { Widget } from "../kit/schema/defineWidget";
import type { MayAdd } from "./allowedWidgets";
import type { SchemaOf } from "./commands/slots";
import type { Api, Boot } from "./saving/api";

export type EditorContextValue = {
  boot: Boot;
  api: Api;
  widgets: readonly Widget[];
  /** The widgets that this user may add. */
  offered: readonly Widget[];
  mayAdd: MayAdd;
  widgetOf: (type: string) => Widget | undefined;
  schemaOf: SchemaOf;
  device: Device;
  /** The devices of the site, in cascade order. */
  devices: readonly Device[];
  setDevice: (device: Device) => void;
};

export const EditorContext = createContext<EditorContextValue | null>(null);

export function useEditorContext(): EditorContextValue {
  const context = useContext(EditorContext);
  if (!context) throw new Error("useEditorContext needs the <EditorContext> of main.tsx around it.");
  return context;
}
