import type { Device } from "../../kit/environment/devices/devices";
import type { MayAdd } from "../allowedWidgets";
import type { Screen } from "../chrome/ScreenContext";
import type { SchemaOf } from "../commands/slots";
import type { Editing } from "../puckAdapter";
import type { Upgrade } from "../useUpgrade";

/** Everything that an action may read and call. */
export type ActionContext = {
  editing: Editing;
  screen: Screen;
  schemaOf: SchemaOf;
  mayAdd: MayAdd;
  upgrade: Upgrade;
  device: Device;
  devices: readonly Device[];
  clipboard: { read: () => string | null; write: (text: string) => unknown };
};

export function show(editing: Editing, id: string) {
  editing.select(id);
  editing.reveal(id);
}
