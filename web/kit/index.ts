// The `kit` that third-party widgets receive.
export { defineWidget } from "./defineWidget";
export { useEnvironment, useWords } from "./environment";
export { EditorHint } from "./parts/EditorHint";
export { InlineText } from "./parts/InlineText";
export { Picture } from "./parts/Picture";
export { RichText } from "./parts/RichText";
export { defineSchema } from "./schema/schema";
export * from "./schema/settings";
