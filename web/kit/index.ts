// The `kit` that third-party widgets receive.
export { defineWidget } from "./defineWidget";
export { useEnvironment, useUiStrings } from "./environment";
export { EditorHint } from "./parts/EditorHint";
export { Image } from "./parts/Image";
export { InlineText } from "./parts/InlineText";
export { RichText } from "./parts/RichText";
export { defineSchema } from "./schema/schema";
export * from "./schema/settings";
