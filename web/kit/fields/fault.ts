import type { Fault } from "./defineField";
import type { FieldUiString } from "./uiStrings";

/** A field with messages of its own names their type: `fault<UiString>("Enter a date.")`. */
export const fault = <Message extends string = FieldUiString>(
  message: Message,
  more: Omit<Fault, "message"> = {},
): Fault => ({ message, ...more });
