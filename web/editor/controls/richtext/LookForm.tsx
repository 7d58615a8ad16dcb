import { type Editor, useEditorState } from "@tiptap/react";
import { AlignCenter, AlignJustify, AlignRight, type LucideIcon, TextAlignStart } from "lucide-react";
import { type MouseEvent, useMemo } from "react";
import { useDesignCss } from "../../siteDesign/DesignContext";
import { gettext } from "../../texts/gettext";
import { designColors } from "../color/designColors";
import { IconButton } from "../fields/IconButton";
import { type Alignment, TEXT_COLORS } from "./textLook";

const ALIGNMENT_TOOLS: readonly [Alignment | null, string, LucideIcon][] = [
  [null, gettext("Align start"), TextAlignStart],
  ["center", gettext("Align center"), AlignCenter],
  ["end", gettext("Align end"), AlignRight],
  ["justify", gettext("Justify"), AlignJustify],
];

/** A click keeps the selection in the text. */
const stayInText = (event: MouseEvent) => event.preventDefault();

/** The color of the selected text and the alignment of its paragraphs. */
export function LookForm({ editor }: { editor: Editor }) {
  const css = useDesignCss();
  const colors = useMemo(() => designColors(css), [css]);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      color: current.getAttributes("textColor").color ?? null,
      alignment: (current.getAttributes("paragraph").alignment ?? current.getAttributes("heading").alignment) || null,
    }),
  });
  const chain = () => editor.chain().focus();
  const setColor = (color: string | null) =>
    color ? chain().setMark("textColor", { color }).run() : chain().unsetMark("textColor").run();
  const align = (alignment: Alignment | null) =>
    chain().updateAttributes("paragraph", { alignment }).updateAttributes("heading", { alignment }).run();

  return (
    <div className="richtext__look">
      <fieldset aria-label={gettext("Text color")}>
        {[null, ...TEXT_COLORS].map((color) => {
          const known = colors.find(({ name }) => name === `color.${color}`);
          const label = known?.label ?? gettext("Color of the element");
          return (
            <button
              key={color}
              type="button"
              className="richtext__color"
              aria-label={label}
              title={label}
              aria-pressed={active.color === color}
              onMouseDown={stayInText}
              onClick={() => setColor(color)}
            >
              <span style={known && { background: known.css }} />
            </button>
          );
        })}
      </fieldset>
      <fieldset aria-label={gettext("Alignment")}>
        {ALIGNMENT_TOOLS.map(([alignment, label, Icon]) => (
          <IconButton
            key={label}
            label={label}
            Icon={Icon}
            isSmall
            aria-pressed={active.alignment === alignment}
            onMouseDown={stayInText}
            onClick={() => align(alignment)}
          />
        ))}
      </fieldset>
    </div>
  );
}
