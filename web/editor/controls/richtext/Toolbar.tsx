import { type Editor, useEditorState } from "@tiptap/react";
import { Bold, Italic, Link, List, ListOrdered, type LucideIcon, TextQuote } from "lucide-react";
import { type ComponentProps, type KeyboardEvent, type MouseEvent, useRef, useState } from "react";
import { LinkForm } from "./LinkForm";

type Tool = { name: string; label: string; Icon: LucideIcon; run: (editor: Editor) => void };

const TOOLS: Tool[] = [
  { name: "bold", label: "Bold", Icon: Bold, run: (editor) => editor.chain().focus().toggleBold().run() },
  { name: "italic", label: "Italic", Icon: Italic, run: (editor) => editor.chain().focus().toggleItalic().run() },
  {
    name: "bulletList",
    label: "Bulleted list",
    Icon: List,
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    name: "orderedList",
    label: "Numbered list",
    Icon: ListOrdered,
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
  {
    name: "blockquote",
    label: "Quote",
    Icon: TextQuote,
    run: (editor) => editor.chain().focus().toggleBlockquote().run(),
  },
];

const LEVELS = [2, 3, 4] as const;

/** A click on a tool keeps focus in the text. */
const stayInText = (event: MouseEvent) => event.preventDefault();

/** One tab stop; arrow keys move between the tools. */
export function Toolbar({ editor }: { editor: Editor }) {
  const [isLinking, setIsLinking] = useState(false);
  const bar = useRef<HTMLDivElement>(null);
  const active = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      names: TOOLS.filter(({ name }) => current.isActive(name)).map(({ name }) => name),
      link: current.isActive("link"),
      level: LEVELS.find((level) => current.isActive("heading", { level })) ?? 0,
    }),
  });

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!by || !(event.target instanceof HTMLButtonElement)) return;
    const tools = [...(bar.current?.querySelectorAll<HTMLElement>("button, select") ?? [])];
    event.preventDefault();
    tools.at((tools.indexOf(event.target) + by) % tools.length)?.focus();
  }

  return (
    <>
      <div ref={bar} className="richtext__tools" role="toolbar" aria-label="Format" onKeyDown={onKeyDown}>
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
          label="Link"
          Icon={Link}
          isPressed={active.link}
          aria-expanded={isLinking}
          onClick={() => setIsLinking(!isLinking)}
        />
      </div>
      {isLinking && <LinkForm editor={editor} onDone={() => setIsLinking(false)} />}
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
      aria-label="Paragraph style"
      value={current}
      onChange={(event) => setLevel(Number(event.target.value))}
    >
      <option value={0}>Text</option>
      {LEVELS.map((level) => (
        <option key={level} value={level}>
          Heading {level}
        </option>
      ))}
    </select>
  );
}

type ToolButtonProps = ComponentProps<"button"> & { label: string; Icon: LucideIcon; isPressed: boolean };

const ToolButton = ({ label, Icon, isPressed, ...props }: ToolButtonProps) => (
  <button
    type="button"
    className="icon-button icon-button--small"
    aria-pressed={isPressed}
    aria-label={label}
    title={label}
    tabIndex={-1}
    {...props}
  >
    <Icon />
  </button>
);
