import { useEditorContext } from "./EditorContext";
import { gettext } from "./texts/gettext";

/** The words for a document and its elements in the editor, in lower case. */
export type Wording = {
  isForm: boolean;
  document: string;
  part: string;
  parts: string;
  examples: readonly [string, string];
};

const PAGE: Wording = {
  isForm: false,
  document: gettext("page"),
  part: gettext("widget"),
  parts: gettext("widgets"),
  examples: [gettext("slider"), gettext("FAQ")],
};
/** By kind of document. */
const OTHERS: Readonly<Record<string, Wording>> = {
  form: {
    isForm: true,
    document: gettext("form"),
    part: gettext("field"),
    parts: gettext("fields"),
    examples: [gettext("phone"), gettext("upload")],
  },
};

export const wordingOf = (kind: string): Wording => OTHERS[kind] ?? PAGE;

export const useWording = (): Wording => wordingOf(useEditorContext().boot.kind);

const SETTINGS: Readonly<Record<string, string>> = {
  page: gettext("Page settings"),
  form: gettext("Form settings and e-mails"),
};

/** What Wagtail's form of the document is called. Other kinds of documents have plain settings. */
export const settingsLabel = (kind: string): string => SETTINGS[kind] ?? gettext("Settings");

export const capitalized = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);
