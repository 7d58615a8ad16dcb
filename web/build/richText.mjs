import { OUTSIDE, relativeToChunk } from "./shared.mjs";

/**
 * What rich texts of forms and of the editor consist of, with the names that one of them imports: a name that is
 * missing here stops the build, and a name that none imports is weight for visitors.
 */
const PACKAGES = {
  "prosemirror-model": ["DOMParser", "DOMSerializer", "Node", "Slice"],
  "prosemirror-transform": [],
  "prosemirror-state": ["NodeSelection", "Plugin", "PluginKey", "Selection", "TextSelection"],
  "prosemirror-view": [],
  "prosemirror-keymap": [],
  "prosemirror-commands": [],
  "prosemirror-history": ["history", "redo", "undo"],
  "prosemirror-schema-list": [],
  "@tiptap/core": [
    ...["Editor", "Extension", "Mark", "MarkView", "Node", "NodeView", "canInsertNode", "createWidgetDecoration"],
    ...["getRenderedAttributes", "getSchema", "isAndroid", "isNodeSelection", "isTextSelection", "isiOS"],
    ...["isValidCSSStyleValue", "markInputRule", "markPasteRule", "mergeAttributes", "nodeInputRule"],
    ...["textblockTypeInputRule", "wrappingInputRule"],
  ],
  "@tiptap/extension-bold": ["Bold", "default"],
  "@tiptap/extension-document": ["Document", "default"],
  "@tiptap/extension-hard-break": ["HardBreak", "default"],
  "@tiptap/extension-italic": ["Italic", "default"],
  "@tiptap/extension-link": ["Link", "default"],
  "@tiptap/extension-list": ["BulletList", "ListItem", "ListKeymap", "OrderedList"],
  "@tiptap/extension-paragraph": ["Paragraph", "default"],
  "@tiptap/extension-text": ["Text", "default"],
};
const ENTRY = "virtual:rich-text";
export const RICH_TEXT_INPUT = { "chunks/richText": ENTRY };

/** Several packages export a `Node`, so names in the file have a number. */
const inFile = (name, exported) => `${exported}${Object.keys(PACKAGES).indexOf(name)}`;

const reexport = (name, from, write) =>
  `export { ${PACKAGES[name].map((exported) => write(exported, inFile(name, exported))).join()} } from "${from}";`;

export const richTextEntry = {
  name: "rich-text-entry",
  resolveId: (id) => (id === ENTRY ? `\0${ENTRY}` : null),
  load(id) {
    if (id !== `\0${ENTRY}`) return null;
    const lines = Object.keys(PACKAGES).map((name) => reexport(name, name, (own, shared) => `${own} as ${shared}`));
    return lines.join("\n");
  },
};

/** Imports of these packages lead to the file that was built of them. */
export const richTextFrom = (file) => ({
  name: "rich-text-from",
  enforce: "pre",
  resolveId(id) {
    if (id === OUTSIDE + file) return { id, external: true };
    return id in PACKAGES ? { id: `\0rich-text:${id}`, moduleSideEffects: false } : null;
  },
  load(id) {
    if (!id.startsWith("\0rich-text:")) return null;
    return reexport(id.slice("\0rich-text:".length), OUTSIDE + file, (own, shared) => `${shared} as ${own}`);
  },
  renderChunk: relativeToChunk,
});
