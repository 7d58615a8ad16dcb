import Blockquote from "@tiptap/extension-blockquote";
import Bold from "@tiptap/extension-bold";
import Code from "@tiptap/extension-code";
import CodeBlock from "@tiptap/extension-code-block";
import Document from "@tiptap/extension-document";
import HardBreak from "@tiptap/extension-hard-break";
import Heading from "@tiptap/extension-heading";
import HorizontalRule from "@tiptap/extension-horizontal-rule";
import Italic from "@tiptap/extension-italic";
import Link from "@tiptap/extension-link";
import { BulletList, ListItem, OrderedList } from "@tiptap/extension-list";
import Paragraph from "@tiptap/extension-paragraph";
import Strike from "@tiptap/extension-strike";
import Text from "@tiptap/extension-text";
import Underline from "@tiptap/extension-underline";
import { LinkShortcut } from "./linkShortcut";
import { TextAlignment, TextColor } from "./textLook";

/**
 * A link may store the id of a page or of a file in the document library: then it follows its target, and has no URL
 * while visitors cannot see it. Or it stores an action as JSON; its URL is computed when the page is rendered.
 */
const StoredLink = Link.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      page: {
        default: null,
        parseHTML: (link) => link.getAttribute("data-page"),
        renderHTML: ({ page }) => (page ? { "data-page": page } : {}),
      },
      document: {
        default: null,
        parseHTML: (link) => link.getAttribute("data-document"),
        renderHTML: ({ document }) => (document ? { "data-document": document } : {}),
      },
      action: {
        default: null,
        parseHTML: (link) => link.getAttribute("data-action"),
        renderHTML: ({ action }) => (action ? { "data-action": action } : {}),
      },
    };
  },
  parseHTML() {
    return [
      ...(this.parent?.() ?? []),
      { tag: "a[data-page]" },
      { tag: "a[data-document]" },
      { tag: "a[data-action]" },
    ];
  },
});

/**
 * Everything that the server's sanitizer keeps, which is more than the toolbar offers, so that editing loses nothing.
 * It has no history, because Ctrl+Z undoes changes of the whole page.
 */
export const extensions = [
  Document,
  Paragraph,
  Text,
  Bold,
  Italic,
  Underline,
  Strike,
  Code,
  CodeBlock,
  Heading.configure({ levels: [2, 3, 4, 5, 6] }),
  Blockquote,
  BulletList,
  OrderedList,
  ListItem,
  HardBreak,
  HorizontalRule,
  LinkShortcut,
  TextColor,
  TextAlignment,
  StoredLink.configure({ openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } }),
];
