import { Extension } from "@tiptap/core";
import Bold from "@tiptap/extension-bold";
import Document from "@tiptap/extension-document";
import HardBreak from "@tiptap/extension-hard-break";
import Italic from "@tiptap/extension-italic";
import Link from "@tiptap/extension-link";
import { BulletList, ListItem, OrderedList } from "@tiptap/extension-list";
import Paragraph from "@tiptap/extension-paragraph";
import Text from "@tiptap/extension-text";
import { history, redo, undo } from "@tiptap/pm/history";
import { isSafeUrl } from "./safeUrl";

const History = Extension.create({
  name: "history",
  addProseMirrorPlugins: () => [history()],
  addKeyboardShortcuts() {
    const { view } = this.editor;
    const again = () => redo(view.state, view.dispatch);
    return { "Mod-z": () => undo(view.state, view.dispatch), "Mod-y": again, "Shift-Mod-z": again };
  },
});

/** The Tab key leaves the text, also from a list. */
const Item = ListItem.extend({
  addKeyboardShortcuts() {
    return { Enter: () => this.editor.commands.splitListItem(this.name) };
  },
});

/** What the server's sanitizer keeps. */
export const extensions = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  BulletList,
  OrderedList,
  Item,
  HardBreak,
  History,
  Link.configure({
    openOnClick: false,
    defaultProtocol: "https",
    isAllowedUri: (url) => isSafeUrl(url ?? ""),
    HTMLAttributes: { target: null, rel: null },
  }),
];
