import type { Device } from "../../kit/devices";
import type { Screen } from "../chrome/ScreenContext";
import type { SchemaOf } from "../commands/slots";
import type { Editing } from "../puckAdapter";

/** What an action may read and ask for. */
export type Surroundings = {
  editing: Editing;
  screen: Screen;
  schemaOf: SchemaOf;
  device: Device;
  devices: readonly Device[];
  clipboard: { read: () => string | null; write: (text: string) => unknown };
};

export function show(editing: Editing, id: string) {
  editing.select(id);
  editing.reveal(id);
}
