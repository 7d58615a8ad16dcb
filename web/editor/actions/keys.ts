import { pgettext } from "../texts/gettext";
/** Keys as people write them: `Ctrl+Shift+H`, `Alt+ArrowUp`, `?`. */
export type Keys = string;

type Pressed = Pick<KeyboardEvent, "key" | "code" | "ctrlKey" | "metaKey" | "altKey" | "shiftKey">;

/** Ctrl is the command key on a Mac. A character such as `?` matches whatever keys produce it on this keyboard. */
export function matches(event: Pressed, keys: Keys): boolean {
  const parts = partsOf(keys);
  const key = parts.at(-1) as string;
  const has = (name: string) => parts.includes(name);
  if ((event.ctrlKey || event.metaKey) !== has("Ctrl") || event.altKey !== has("Alt")) return false;
  if (/^[A-Z]$/.test(key)) return event.shiftKey === has("Shift") && characterOf(event) === key;
  return event.key === key && (key.length === 1 || event.shiftKey === has("Shift"));
}

/** The last plus of `Ctrl++` is a key; the others are separators. */
const partsOf = (keys: Keys) => keys.split(/\+(?=.)/);

/** With Alt, some keyboards produce other characters, so the key's position decides. */
const characterOf = ({ key, code, altKey }: Pressed) => (altKey ? code.replace(/^Key/, "") : key.toUpperCase());

const NAMES: Record<string, string> = {
  Ctrl: pgettext("key", "Ctrl"),
  Shift: pgettext("key", "Shift"),
  Enter: pgettext("key", "Enter"),
  ArrowUp: "↑",
  ArrowDown: "↓",
  ArrowLeft: "←",
  ArrowRight: "→",
  Escape: pgettext("key", "Esc"),
  Delete: pgettext("key", "Del"),
  ContextMenu: pgettext("key", "Menu"),
};
const ON_MAC: Record<string, string> = { Ctrl: "⌘", Alt: "⌥", Shift: "⇧" };

export const isMac = () => /Mac|iPhone|iPad/.test(navigator.platform);

/** For display: `Alt ↑`. */
export const displayKeys = (keys: Keys): string =>
  partsOf(keys)
    .map((part) => (isMac() ? ON_MAC[part] : undefined) ?? NAMES[part] ?? part)
    .join(" ");

/** For `aria-keyshortcuts`. */
export const ariaKeys = (keys: Keys): string => keys.replace("Ctrl", isMac() ? "Meta" : "Control");
