import { Extension, Mark } from "@tiptap/core";

/** The design variables that text can be colored with. The sanitizer and the stylesheet of pages have the same list. */
export const TEXT_COLORS = ["muted", "primary", "accent", "link", "success", "warning", "danger"] as const;
export type TextColorName = (typeof TEXT_COLORS)[number];

const COLOR_CLASS = new RegExp(`^richtext-(${TEXT_COLORS.join("|")})$`);
export const colorClass = (name: string) => `richtext-${name}`;

/** A color of the design, as a class: it follows the design and the color mode. */
export const TextColor = Mark.create({
  name: "textColor",
  addAttributes() {
    return {
      color: {
        default: null,
        parseHTML: (span) => colorOf(span),
        renderHTML: ({ color }) => (color ? { class: colorClass(color) } : {}),
      },
    };
  },
  parseHTML() {
    return [{ tag: "span[class]", getAttrs: (span) => (colorOf(span) ? null : false) }];
  },
  renderHTML({ HTMLAttributes }) {
    return ["span", HTMLAttributes, 0];
  },
});

const colorOf = (span: HTMLElement): string | null => span.className.match(COLOR_CLASS)?.[1] ?? null;

/** Absent: the alignment of the element. */
export const ALIGNMENTS = ["center", "end", "justify"] as const;
export type Alignment = (typeof ALIGNMENTS)[number];

const ALIGNMENT_CLASS = new RegExp(`^richtext-(${ALIGNMENTS.join("|")})$`);

/** The alignment of single paragraphs and headings, as a class. */
export const TextAlignment = Extension.create({
  name: "textAlignment",
  addGlobalAttributes() {
    return [
      {
        types: ["paragraph", "heading"],
        attributes: {
          alignment: {
            default: null,
            parseHTML: (block) => block.className.match(ALIGNMENT_CLASS)?.[1] ?? null,
            renderHTML: ({ alignment }) => (alignment ? { class: `richtext-${alignment}` } : {}),
          },
        },
      },
    ];
  },
});
