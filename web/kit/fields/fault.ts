import type { Fault } from "./defineField";
import type { FieldUiString } from "./uiStrings";

export const fault = (message: FieldUiString, more: Omit<Fault, "message"> = {}): Fault => ({ message, ...more });
