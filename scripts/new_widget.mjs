// Creates intarsia/widgets/<name>/ with a widget that already passes its tests, and lists it. Run: make widget name=…
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

const LIST = "intarsia/widgets/index.ts";
const NOUN = /^[a-z][a-z0-9]*(?:_[a-z0-9]+)*$/;
// The name is that of a constant in TypeScript and of a package in Python.
const RESERVED =
  `and as assert async await break case catch class const continue debugger def default del delete do elif else
  enum eval except export extends false finally for from function global if implements import in instanceof interface is lambda
  let new nonlocal not null or package pass private protected public raise return static super switch this throw true try
  typeof var void while widget widgets with yield`.split(/\s+/);

const name = process.argv[2] ?? "";
const refusal = refusalOf(name);
if (refusal) {
  console.error(refusal);
  process.exit(1);
}
const folder = join("intarsia/widgets", name);
mkdirSync(folder);
for (const [file, content] of Object.entries(filesOf(name))) writeFileSync(join(folder, file), content);
writeFileSync(LIST, listed(readFileSync(LIST, "utf8"), name));
console.log(
  `${folder} is there. Its settings are in schema.ts, its look in ${name}.css, what it must do in ${name}.test.tsx.`,
);

function refusalOf(name) {
  if (!name) return "Say what the widget is called: make widget name=opening_hours";
  if (!NOUN.test(name) || name.length > 40) {
    return `"${name}" cannot be a widget's name: use small letters and digits, with _ between words, such as opening_hours.`;
  }
  if (RESERVED.includes(name)) return `"${name}" is a word of the language itself: choose another name.`;
  if (existsSync(join("intarsia/widgets", name)))
    return `There is a widget called "${name}" already: choose another name.`;
  return null;
}

/** The list with two more lines: the import, in alphabetical order, and the widget at the end of the list. */
function listed(source, name) {
  const lines = source.split("\n");
  const imports = lines.flatMap((line, index) => (/^import \{ .* \} from "\.\//.test(line) ? [index] : []));
  const after = imports.find((index) => lines[index] > `import { ${name} }`) ?? imports.at(-1) + 1;
  lines.splice(after, 0, `import { ${name} } from "./${name}";`);
  const [before, list] = lines.join("\n").split(/(?=export const widgets: Widget\[\] = \[)/);
  const entries = [...list.matchAll(/^ {2}(\w+),$/gm)].map(([, entry]) => entry);
  const types = entries.length ? entries : list.slice(list.lastIndexOf("[") + 1, list.indexOf("];")).split(/,\s*/);
  return `${before}export const widgets: Widget[] = [\n${[...types, name].map((type) => `  ${type},\n`).join("")}];\n`;
}

/** The content of each file of the folder, by its name. */
function filesOf(name) {
  const words = name.replaceAll("_", " ");
  const label = words[0].toUpperCase() + words.slice(1);
  const view = name.replace(/(?:^|_)(\w)/g, (_match, letter) => letter.toUpperCase());
  return {
    "schema.ts": schemaOf(name, label, words),
    [`${view}.tsx`]: viewOf(name, view),
    [`${name}.css`]: styleOf(name),
    "index.ts": indexOf(name, view),
    [`${name}.test.tsx`]: testOf(name, label),
  };
}

/** Biome sorts imports by path, ignoring case. */
function pathOf(line) {
  return line.slice(line.indexOf('"')).toLowerCase();
}

function schemaOf(name, label, words) {
  return `import { defineSchema } from "../../../web/kit/schema/schema";
import { text } from "../../../web/kit/schema/settings";

export const schema = defineSchema({
  type: "${name}",
  label: "${label}",
  description: "Says what ${words} are for",
  category: "content",
  icon: "box",
  version: 1,
  hydrate: "never",
  settings: {
    title: text({ label: "Title", default: "${label}", translatable: true }),
  },
  style: {
    title_color: { label: "Title", control: "color", property: "color", part: ".${name}__title", group: "${label}" },
  },
});
`;
}

function viewOf(name, view) {
  return `import { EditorHint } from "../../../web/kit/parts/EditorHint";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./${name}.css";

export function ${view}({ root, title }: ViewProps<typeof schema>) {
  if (!title) return <EditorHint {...root("")}>Enter a title</EditorHint>;
  return (
    <div {...root("${name}")}>
      <h3 className="${name}__title">{title}</h3>
    </div>
  );
}
`;
}

function styleOf(name) {
  return `.${name}__title {
  font: 540 var(--text-lg) / 1.3 var(--font-heading);
}
`;
}

function indexOf(name, view) {
  return `import { defineWidget } from "../../../web/kit/schema/defineWidget";
${[`import { ${view} } from "./${view}";`, 'import { schema } from "./schema";']
  .sort((one, other) => (pathOf(one) < pathOf(other) ? -1 : 1))
  .join("\n")}

export const ${name} = defineWidget(schema, ${view});
`;
}

function testOf(name, label) {
  return `import { expect, test } from "vitest";
import { renderWidget, violations } from "../../../web/kit/testing/renderWidget";
import { ${name} } from ".";

test("W-ALL-01 has a default title", () => {
  expect(renderWidget(${name}).getByRole("heading", { name: "${label}" })).toBeTruthy();
});

test("W-ALL-04 shows visitors nothing and staff a hint without a title", () => {
  const untitled = { title: "" };
  expect(renderWidget(${name}, untitled).html).toBe("");
  const onCanvas = renderWidget(${name}, untitled, { environment: { mode: "editor" } });
  expect(onCanvas.getByText("Enter a title")).toBeTruthy();
});

test("W-ALL-03 W-ALL-04 is accessible, also twice on a page", async () => {
  renderWidget(${name}, {}, { id: "first" });
  renderWidget(${name}, {}, { id: "second" });

  expect(await violations(document.body)).toEqual([]);
});
`;
}
