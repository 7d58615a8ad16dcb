/**
 * The highlighting rules of each language. They cover what readers notice, and stay short. Their running time is
 * linear in the length of the code: a comment or string that is never closed runs to the end, and a lookahead reads
 * only characters of `word`.
 */
export type Language = {
  /** One pattern per kind; the first match wins. */
  rules: readonly (readonly [kind: Kind, pattern: string])[];
  keywords?: string;
  /** Text to skip as a whole when no rule matches it. */
  word?: string;
};

export type Kind = "comment" | "string" | "number" | "keyword" | "name" | "tag";

const QUOTED = String.raw`"(?:\\.|[^"\\\n])*"?|'(?:\\.|[^'\\\n])*'?`;
const NUMBER = String.raw`\b(?:0x[\da-fA-F]+|\d[\d_]*(?:\.\d+)?(?:e[+-]?\d+)?)\b`;
const BLOCK_COMMENT = String.raw`\/\*(?:[\s\S]*?\*\/|[\s\S]*)`;
const C_COMMENT = String.raw`${BLOCK_COMMENT}|\/\/.*`;
/** An apostrophe inside a word does not start a string. */
const SINGLE_QUOTED_TOO = String.raw`(?<!\w)(?:${QUOTED})`;
const HASH_COMMENT = String.raw`#.*`;

const SCRIPT: Language = {
  rules: [
    ["comment", C_COMMENT],
    ["string", String.raw`${QUOTED}|\`(?:\\[\s\S]|[^\`\\])*\`?`],
    ["number", NUMBER],
    ["name", String.raw`[A-Za-z_$][\w$]*(?=\s*\()`],
  ],
  keywords: `as async await break case catch class const continue default delete do else enum export extends false finally
    for from function if implements import in instanceof interface let new null of return static super switch this throw true
    try type typeof undefined var void while yield`,
  word: String.raw`[\w$]+`,
};

const LANGUAGES: Record<string, Language> = {
  javascript: SCRIPT,
  typescript: SCRIPT,
  python: {
    rules: [
      ["comment", HASH_COMMENT],
      ["string", String.raw`[fFrRbB]{0,2}(?:"""(?:[\s\S]*?"""|[\s\S]*)|'''(?:[\s\S]*?'''|[\s\S]*)|${QUOTED})`],
      ["number", NUMBER],
      ["tag", String.raw`@[\w.]+`],
      ["name", String.raw`[A-Za-z_]\w*(?=\()`],
    ],
    keywords: `and as assert async await break class continue def del elif else except False finally for from global if import in
      is lambda None nonlocal not or pass raise return True try while with yield match case self`,
  },
  html: {
    rules: [
      ["comment", String.raw`<!--(?:[\s\S]*?-->|[\s\S]*)|<!doctype[^>]*>?`],
      ["tag", String.raw`<\/?[A-Za-z][\w:-]*|\/?>`],
      ["string", SINGLE_QUOTED_TOO],
      ["name", String.raw`[\w:@.-]+(?==)`],
    ],
    word: String.raw`[\w:@.-]+`,
  },
  css: {
    rules: [
      ["comment", BLOCK_COMMENT],
      ["string", QUOTED],
      ["keyword", String.raw`@[\w-]+|!important`],
      ["name", String.raw`--[\w-]+|[\w-]+(?=\s*:\s)`],
      ["number", String.raw`#[\da-fA-F]{3,8}\b|-?(?:\d+(?:\.\d+)?|\.\d+)(?:%|[a-z]+)?`],
    ],
    word: String.raw`[\w-]+`,
  },
  json: {
    rules: [
      ["name", String.raw`"(?:\\.|[^"\\\n])*"(?=\s*:)`],
      ["string", QUOTED],
      ["number", `-?${NUMBER}`],
    ],
    keywords: "true false null",
  },
  shell: {
    rules: [
      ["comment", String.raw`(?<![\w$&])#.*`],
      ["string", QUOTED],
      ["name", String.raw`\$\w+|\$\{[^}\n]*\}?`],
      ["tag", String.raw`(?<=\s)--?[A-Za-z][\w-]*`],
    ],
    keywords: "case do done elif else esac exit export fi for function if in local return set then while cd echo sudo",
  },
  sql: {
    rules: [
      ["comment", String.raw`--.*|${BLOCK_COMMENT}`],
      ["string", String.raw`'(?:''|[^'])*'?`],
      ["number", NUMBER],
    ],
    keywords: `select from where and or not null insert into values update set delete create table index view drop alter add join
      left right inner outer on as order by group having limit offset distinct union all primary key references default`,
  },
  yaml: {
    rules: [
      ["comment", String.raw`(?<![^\s])#.*`],
      ["name", String.raw`[\w.-]+(?=:(?:\s|$))`],
      ["string", SINGLE_QUOTED_TOO],
      ["number", `-?${NUMBER}`],
    ],
    keywords: "true false null yes no on off",
    word: String.raw`[\w.-]+`,
  },
};

export const languageOf = (name: string): Language | null =>
  Object.hasOwn(LANGUAGES, name) ? (LANGUAGES[name] ?? null) : null;
