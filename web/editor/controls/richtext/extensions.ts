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

/**
 * A link may know its page by number: then it leads there wherever the page is moved, and has no address while it is
 * hidden. Or it knows what it does, as JSON, and its address is found when the page is drawn.
 */
const KnowingLink = Link.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      page: {
        default: null,
        parseHTML: (link) => link.getAttribute("data-page"),
        renderHTML: ({ page }) => (page ? { "data-page": page } : {}),
      },
      action: {
        default: null,
        parseHTML: (link) => link.getAttribute("data-action"),
        renderHTML: ({ action }) => (action ? { "data-action": action } : {}),
      },
    };
  },
  parseHTML() {
    return [...(this.parent?.() ?? []), { tag: "a[data-page]" }, { tag: "a[data-action]" }];
  },
});

/**
 * All that the server's sanitiser keeps, more than the toolbar offers: a text loses nothing by being edited. There is
 * no history of its own, for Ctrl Z undoes what was done to the page, wherever it was done.
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
  KnowingLink.configure({ openOnClick: false, autolink: false, HTMLAttributes: { target: null, rel: null } }),
];
