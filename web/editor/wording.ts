import { useEditorContext } from "./EditorContext";

/** What staff call what they edit and what it is made of, in small letters. */
export type Wording = { document: string; part: string; parts: string; examples: readonly string[] };

const PAGE: Wording = { document: "page", part: "widget", parts: "widgets", examples: ["slider", "FAQ"] };
/** By kind of document. */
const OTHERS: Readonly<Record<string, Wording>> = {
  form: { document: "form", part: "field", parts: "fields", examples: ["phone", "upload"] },
};

export const wordingOf = (kind: string): Wording => OTHERS[kind] ?? PAGE;

export const useWording = (): Wording => wordingOf(useEditorContext().boot.kind);

export const capitalized = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
