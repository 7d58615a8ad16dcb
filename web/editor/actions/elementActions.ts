import {
  ArrowDown,
  ArrowUp,
  BookmarkPlus,
  Clipboard,
  ClipboardPaste,
  Columns2,
  Copy,
  CornerLeftUp,
  EyeOff,
  IndentDecrease,
  IndentIncrease,
  type LucideIcon,
  Paintbrush,
  PaintRoller,
  Pencil,
  Plus,
  Scissors,
  SquareDashed,
  Trash2,
} from "lucide-react";
import { gettext } from "../texts/gettext";
import type { Keys } from "./keys";

export type ActionName =
  | "insert"
  | "copy"
  | "cut"
  | "paste"
  | "duplicate"
  | "duplicateInRow"
  | "copyStyle"
  | "pasteStyle"
  | "moveUp"
  | "moveDown"
  | "moveOut"
  | "moveIn"
  | "wrap"
  | "selectParent"
  | "rename"
  | "hide"
  | "saveSection"
  | "remove";

export type ElementAction = {
  name: ActionName;
  label: string;
  Icon: LucideIcon;
  keys: Keys;
  /** Actions of one group are adjacent. */
  group: number;
  /** The browser's own event of this name runs it, because only that event may write to the system clipboard. */
  isNative?: true;
  /** Changes nothing, so it is available while the page is locked. */
  isHarmless?: true;
  alsoWhileTyping?: true;
};

/** All actions for one element. The menu, the toolbar, the shortcuts and their help come from this list. */
export const ELEMENT_ACTIONS: readonly ElementAction[] = [
  { name: "insert", label: gettext("Insert…"), Icon: Plus, keys: "/", group: 1 },
  { name: "copy", label: gettext("Copy"), Icon: Clipboard, keys: "Ctrl+C", group: 2, isNative: true, isHarmless: true },
  { name: "cut", label: gettext("Cut"), Icon: Scissors, keys: "Ctrl+X", group: 2, isNative: true },
  { name: "paste", label: gettext("Paste"), Icon: ClipboardPaste, keys: "Ctrl+V", group: 2, isNative: true },
  { name: "duplicate", label: gettext("Duplicate"), Icon: Copy, keys: "Ctrl+D", group: 2, alsoWhileTyping: true },
  { name: "duplicateInRow", label: gettext("Duplicate in a row"), Icon: Columns2, keys: "Ctrl+Shift+D", group: 2 },
  { name: "copyStyle", label: gettext("Copy style"), Icon: Paintbrush, keys: "Ctrl+Alt+C", group: 3, isHarmless: true },
  { name: "pasteStyle", label: gettext("Paste style"), Icon: PaintRoller, keys: "Ctrl+Alt+V", group: 3 },
  { name: "moveUp", label: gettext("Move up"), Icon: ArrowUp, keys: "Alt+ArrowUp", group: 4 },
  { name: "moveDown", label: gettext("Move down"), Icon: ArrowDown, keys: "Alt+ArrowDown", group: 4 },
  { name: "moveOut", label: gettext("Move out"), Icon: IndentDecrease, keys: "Alt+ArrowLeft", group: 4 },
  {
    name: "moveIn",
    label: gettext("Move into previous element"),
    Icon: IndentIncrease,
    keys: "Alt+ArrowRight",
    group: 4,
  },
  { name: "wrap", label: gettext("Wrap in container"), Icon: SquareDashed, keys: "Ctrl+G", group: 4 },
  {
    name: "selectParent",
    label: gettext("Select parent"),
    Icon: CornerLeftUp,
    keys: "Escape",
    group: 5,
    isHarmless: true,
  },
  { name: "rename", label: gettext("Rename"), Icon: Pencil, keys: "F2", group: 5 },
  { name: "hide", label: gettext("Hide or show"), Icon: EyeOff, keys: "Ctrl+Shift+H", group: 5 },
  {
    name: "saveSection",
    label: gettext("Save as section…"),
    Icon: BookmarkPlus,
    keys: "Ctrl+Alt+S",
    group: 5,
    isHarmless: true,
  },
  { name: "remove", label: gettext("Delete"), Icon: Trash2, keys: "Delete", group: 6 },
];
