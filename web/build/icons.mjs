// The icons of Lucide as text: web/editor/controls/icon/iconText.ts reads it.
import { readFile } from "node:fs/promises";

const READER = "web/editor/controls/icon/iconText.ts";
const FILE = /^lucide-static\/(icon-nodes|tags)\.json$/;
const TEXT = "\0icon-text";

const shape = ([tag, attributes]) =>
  tag === "path"
    ? attributes.d
    : [tag, ...Object.entries(attributes).map(([name, value]) => `${name}=${value}`)].join(";");

/** Three columns with a line for each icon. */
export function iconText(nodes, tags) {
  const names = Object.keys(nodes);
  return {
    names: names.join("\n"),
    shapes: names.map((name) => nodes[name].map(shape).join("|")).join("\n"),
    tags: names.map((name) => (tags[name] ?? []).join(",")).join("\n"),
  };
}

const packaged = async (file) => JSON.parse(await readFile(`node_modules/lucide-static/${file}.json`, "utf8"));

async function textModule() {
  const text = iconText(await packaged("icon-nodes"), await packaged("tags"));
  return Object.entries(text)
    .map(([name, lines]) => `export const ${name} = ${JSON.stringify(lines)};`)
    .join("\n");
}

const made = {
  "icon-nodes": ["nodesOf", "shapes"],
  tags: ["tagsOf", "tags"],
};

/** Replaces the two files of Lucide. */
export const iconsAsText = {
  name: "icons-as-text",
  enforce: "pre",
  resolveId: (id) => (id === TEXT ? id : FILE.test(id) ? `${TEXT}/${FILE.exec(id)[1]}` : null),
  load(id) {
    if (id === TEXT) return textModule();
    const [reader, column] = made[id.slice(TEXT.length + 1)] ?? [];
    if (!id.startsWith(TEXT) || !reader) return null;
    return `
      import { ${reader} } from ${JSON.stringify(`${process.cwd()}/${READER}`)};
      import { names, ${column} } from ${JSON.stringify(TEXT)};
      export default ${reader}(names, ${column});
    `;
  },
};
