import type { WidgetSchema } from "../../kit/schema/schema";
import { isEditorLanguage, pgettext } from "./gettext";

/** The context of texts that new elements start with, if the translation of the same word elsewhere does not fit. */
export const NEW_ELEMENT = "new element";

/** By name of the setting, the texts of a new element that are good as they are, such as “E-mail address”. */
export const finalTextsOf = ({ settings }: WidgetSchema): [name: string, text: string][] =>
  Object.entries(settings).flatMap(([name, { isDefaultFinal, default: text }]): [string, string][] =>
    isDefaultFinal && typeof text === "string" ? [[name, text]] : [],
  );

/** New elements get these texts in the language of the document, if it is that of its editor. */
export function withFinalTexts(schema: WidgetSchema, language: string): WidgetSchema {
  const texts = isEditorLanguage(language) ? finalTextsOf(schema) : [];
  if (texts.length === 0) return schema;
  const initially = Object.fromEntries(texts.map(([name, text]) => [name, pgettext(NEW_ELEMENT, text)]));
  return { ...schema, initially: { ...initially, ...schema.initially } };
}
