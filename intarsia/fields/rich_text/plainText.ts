const CHARACTERS: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  "#39": "'",
  nbsp: "\u00a0",
};

/** The text of the HTML that the editor makes and the server's sanitizer leaves, which has few tags and entities. */
export const plainText = (html: string): string =>
  html
    .replace(/<br\s*\/?>/g, "\n")
    .replace(/<li>(?:<p>)?/g, "- ")
    .replace(/(?:<\/p>)?<\/li>|<\/[uo]l>/g, "\n")
    .replace(/<\/p>/g, "\n\n")
    .replace(/<[^>]*>/g, "")
    .replace(/&([a-z]+|#39);/g, (entity, name) => CHARACTERS[name] ?? entity)
    .replace(/\n{3,}/g, "\n\n")
    .trim();

const ENTITIES: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };

/** For what was typed before the editor was there. */
export const htmlOf = (text: string): string =>
  text
    .replace(/[&<>]/g, (character) => ENTITIES[character] as string)
    .split(/\n{2,}/)
    .map((paragraph) => `<p>${paragraph.replaceAll("\n", "<br>")}</p>`)
    .join("");
