import { BREAKPOINTS } from "./devices/devices";
import { LIGHTBOX_WORDS } from "./lightbox/words";
import type { WidgetSchema } from "./schema/schema";
import { SHARED_LOOKS, STATES } from "./style/sharedLooks";
import { PICTURE_SYNTAX, SYNTAX } from "./style/syntax";

/** What Python needs to validate, search and translate documents without running a widget. */
export const contractOf = (schemas: readonly WidgetSchema[]) => ({
  version: 1,
  devices: BREAKPOINTS,
  states: STATES,
  syntax: SYNTAX,
  picture: PICTURE_SYNTAX,
  style: SHARED_LOOKS,
  /** UI strings of the page that belong to no widget. */
  words: LIGHTBOX_WORDS,
  widgets: Object.fromEntries(schemas.map((schema) => [schema.type, schema])),
});
