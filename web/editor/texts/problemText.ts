import { gettext } from "./gettext";

/** A text of the server with its English template. Values are shown as they are, except those that are texts, too. */
export type TextParts = { text: string; values?: Readonly<Record<string, string | number | TextParts>> };

/** What the server says, in the language of the editor's user: as a whole, or part by part if they are known. */
export const problemText = ({ message, parts }: { message: string; parts?: TextParts }): string =>
  parts ? partsText(parts) : message;

const partsText = ({ text, values = {} }: TextParts): string =>
  gettext(
    text,
    Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, typeof value === "object" ? partsText(value) : value]),
    ),
  );
