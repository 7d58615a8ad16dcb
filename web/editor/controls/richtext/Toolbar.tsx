import { type Editor, useEditorState } from "@tiptap/react";
import { Bold, Italic, Link, List, ListOrdered, type LucideIcon, Palette, TextQuote, Underline } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, type MouseEvent, useEffect, useRef, useState } from "react";
import { displayKeys } from "../../actions/keys";
import { gettext } from "../../texts/gettext";
import { IconButton } from "../fields/IconButton";
import { LinkForm } from "./LinkForm";
import { LookForm } from "./LookForm";
import { ALIGNMENTS } from "./textLook";

type Tool = { name: string; label: string; Icon: LucideIcon; run: (editor: Editor) => void };

const TOOLS: Tool[] = [
  { name: "bold", label: gettext("Bold"), Icon: Bold, run: (editor) => editor.chain().focus().toggleBold().run() },
  {
    name: "italic",
    label: gettext("Italic"),
    Icon: Italic,
    run: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    name: "underline",
    label: gettext("Underline"),
    Icon: Underline,
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    name: "bulletList",
    label: gettext("Bulleted list"),
    Icon: List,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: "orderedList",
    label: gettext("Numbered list"),
    Icon: ListOrdered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: "blockquote",
    label: gettext("Quote"),
    Icon: TextQuote,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

const LEVELS = [2, 3, 4] as const;

/** A click on a tool keeps focus in the text. */
const stayInText = (event: MouseEvent) => event.preventDefault();

/** One tab stop; arrow keys move between the tools. */
export function Toolbar({ editor }: { editor: Editor }) {
  const [open, setOpen] = useState<"link" | "look" | null>(null);
  const bar = useRef<HTMLDivElement>(null);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      names: TOOLS.filter(({ name }) => current.isActive(name)).map(({ name }) => name),
      link: current.isActive("link"),
      hasLook: current.isActive("textColor") || ALIGNMENTS.some((alignment) => current.isActive({ alignment })),
      level: LEVELS.find((level) => current.isActive("heading", { level })) ?? 0,
    }),
  });

  useEffect(() => {
    const openLink = () => setOpen("link");
    editor.on("openLink", openLink);
    return () => void editor.off("openLink", openLink);
  }, [editor]);

  const toggle = (name: "link" | "look") => setOpen(open === name ? null : name);

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by || !(event.target instanceof HTMLButtonElement)) return;
    const tools = [...(bar.current?.querySelectorAll<HTMLElement>("button, select") ?? [])];
    event.preventDefault();
    tools.at((tools.indexOf(event.target) + by) % tools.length)?.focus();
  }

  return (
    <>
      <div ref={bar} className="richtext__tools" role="toolbar" aria-label={gettext("Format")} onKeyDown={onKeyDown}>
        <LevelSelect editor={editor} level={active.level} />
        {TOOLS.map(({ name, label, Icon, run }) => (
          <ToolButton
            key={name}
            label={label}
            Icon={Icon}
            isPressed={active.names.includes(name)}
            onMouseDown={stayInText}
            onClick={() => run(editor)}
          />
        ))}
        <ToolButton
          label={gettext("Color and alignment")}
          Icon={Palette}
          isPressed={active.hasLook}
          aria-expanded={open === "look"}
          onMouseDown={stayInText}
          onClick={() => toggle("look")}
        />
        <ToolButton
          label={gettext("Link")}
          title={`${gettext("Link")} (${displayKeys("Ctrl+K")})`}
          Icon={Link}
          isPressed={active.link}
          aria-expanded={open === "link"}
          onClick={() => toggle("link")}
        />
      </div>
      {open === "look" && <LookForm editor={editor} />}
      {open === "link" && <LinkForm editor={editor} onDone={() => setOpen(null)} />}
    </>
  );
}

/** Makes the paragraph of the cursor a heading or text. */
function LevelSelect({ editor, level: current }: { editor: Editor; level: number }) {
  function setLevel(level: number) {
    const chain = editor.chain().focus();
    if (level === 0) chain.setParagraph().run();
    else chain.setHeading({ level: level as (typeof LEVELS)[number] }).run();
  }
  return (
    <select
      className="input"
      aria-label={gettext("Paragraph style")}
      value={current}
      onChange={(event) => setLevel(Number(event.target.value))}
    >
      <option value={0}>{gettext("Text")}</option>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          {gettext("Heading {level}", { level })}
        </option>
      ))}
    </select>
  );
}

type ToolButtonProps = ComponentProps<"button"> & { label: string; Icon: LucideIcon; isPressed: boolean };

const ToolButton = ({ label, Icon, isPressed, ...props }: ToolButtonProps) => (
  <IconButton label={label} Icon={Icon} isSmall aria-pressed={isPressed} tabIndex={-1} {...props} />
);
