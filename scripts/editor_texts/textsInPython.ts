import { readdirSync, readFileSync } from "node:fs";

/** The texts of the server that the editor translates: the literals in `EditorText(…)`. */
export const textsInPython = (folder = "intarsia"): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".py") && !/(^|\/)tests\//.test(name))
    .sort()
    .flatMap((name) => editorTextsOf(readFileSync(`${folder}/${name}`, "utf8")));

/** A label, which is no literal, is a text of its schema. */
export const editorTextsOf = (code: string): string[] =>
  [...code.matchAll(/\bEditorText\(\s*(?:gettext_noop\(\s*)?(["'])(.*?)\1/g)].map(([, , text = ""]) => text);
