import { useEditorContext } from "./EditorContext";

/** The words for a document and its elements in the editor, in lower case. */
export type Wording = { document: string; part: string; parts: string; examples: readonly string[] };

const PAGE: Wording = { document: "page", part: "widget", parts: "widgets", examples: ["slider", "FAQ"] };
/** By kind of document. */
const OTHERS: Readonly<Record<string, Wording>> = {
  form: { document: "form", part: "field", parts: "fields", examples: ["phone", "upload"] },
};

export const wordingOf = (kind: string): Wording => OTHERS[kind] ?? PAGE;

export const useWording = (): Wording => wordingOf(useEditorContext().boot.kind);

const SETTINGS: Readonly<Record<string, string>> = { page: "Page settings", form: "Form settings and e-mails" };

/** What Wagtail's form of the document is called. Other kinds of documents have plain settings. */
export const settingsLabel = (kind: string): string => SETTINGS[kind] ?? "Settings";

export const capitalized = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
