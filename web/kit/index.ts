// The `kit` that third-party widgets receive.

export { useEnvironment, useUiStrings } from "./environment/environment";
export { EditorHint } from "./parts/EditorHint";
export { Image } from "./parts/Image";
export { InlineText } from "./parts/InlineText";
export { RichText } from "./parts/RichText";
export { defineWidget } from "./schema/defineWidget";
export { defineSchema } from "./schema/schema";
export * from "./schema/settings";
export { allOf, renameSetting, renameStyle, replaceValue } from "./schema/upgradeSteps";
