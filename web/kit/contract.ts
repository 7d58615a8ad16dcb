import { BREAKPOINTS } from "./devices";
import { LIGHTBOX_WORDS } from "./lightbox/words";
import type { WidgetSchema } from "./schema/schema";
import { SHARED_LOOKS, STATES } from "./style/sharedLooks";
import { PICTURE_SYNTAX, SYNTAX } from "./style/syntax";

/** What Python must know to check, search and translate documents without running a widget. */
export const contractOf = (schemas: readonly WidgetSchema[]) => ({
  version: 1,
  devices: BREAKPOINTS,
  states: STATES,
  syntax: SYNTAX,
  picture: PICTURE_SYNTAX,
  style: SHARED_LOOKS,
  /** What the page says that no widget says. */
  words: LIGHTBOX_WORDS,
  widgets: Object.fromEntries(schemas.map((schema) => [schema.type, schema])),
});
