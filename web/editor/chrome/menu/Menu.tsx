import { Check, type LucideIcon } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef } from "react";
import { ariaKeys, displayKeys, type Keys } from "../../actions/keys";

export type MenuItem = {
  label: string;
  Icon: LucideIcon;
  keys?: Keys;
  /** Items of one group are adjacent. */
  group: number;
  isDisabled?: boolean;
  /** A radio item: one of several is checked. */
  isChecked?: boolean;
} & ({ onChoose: () => void } | { href: string; isNewTab?: boolean });

type Props = {
  label: string;
  items: readonly MenuItem[];
  /** In pixels of the screen; moved if there is no space. */
  x: number;
  y: number;
  /** The element that gets focus afterwards. */
  origin: HTMLElement | null;
  onClose: () => void;
};

/** A menu at a given position. Arrow keys, first letters and the pointer choose. */
export function Menu({ label, items, x, y, origin, onClose }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  usePosition(menu, x, y);
  useCloseOutside(menu, onClose);

  function close() {
    onClose();
    origin?.focus({ preventScroll: true });
  }

  return (
    <div
      ref={menu}
      className="menu"
      role="menu"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={(event) => onKeyDown(event, close)}
      onContextMenu={(event) => event.preventDefault()}
    >
      {items.map((item, index) => (
        <Line
          key={item.label}
          item={item}
          isFirst={item.group !== items[index - 1]?.group && index > 0}
          close={close}
        />
      ))}
    </div>
  );
}

function Line({ item, isFirst, close }: { item: MenuItem; isFirst: boolean; close: () => void }) {
  const { label, Icon, keys, isDisabled, isChecked } = item;
  const shared = {
    role: isChecked === undefined ? "menuitem" : "menuitemradio",
    "aria-checked": isChecked,
    className: "menu__item",
    "data-begins-group": isFirst || undefined,
    tabIndex: -1,
    "aria-disabled": isDisabled || undefined,
    "aria-keyshortcuts": keys && ariaKeys(keys),
    onPointerEnter: (event: { currentTarget: HTMLElement }) => event.currentTarget.focus(),
  };
  const content = (
    <>
      <Icon aria-hidden />
      <span>{label}</span>
      {isChecked && <Check aria-hidden />}
      {keys && <kbd aria-hidden>{displayKeys(keys)}</kbd>}
    </>
  );
  if ("href" in item) {
    return (
      <a {...shared} href={item.href} target={item.isNewTab ? "_blank" : undefined} rel="noopener" onClick={close}>
        {content}
      </a>
    );
  }
  function choose() {
    if (isDisabled || !("onChoose" in item)) return;
    close();
    item.onChoose();
  }
  return (
    <button {...shared} type="button" onClick={choose}>
      {content}
    </button>
  );
}

function onKeyDown(event: KeyboardEvent<HTMLElement>, close: () => void) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[role^=menuitem]")];
  const current = items.indexOf(event.target as HTMLElement);
  const byCharacter = () => {
    const from = [...items.slice(current + 1), ...items.slice(0, current + 1)];
    return from.find((item) => item.textContent?.toLowerCase().startsWith(event.key.toLowerCase()));
  };
  const goal: Record<string, HTMLElement | undefined> = {
    ArrowDown: items[(current + 1) % items.length],
    ArrowUp: items.at(current - 1),
    Home: items[0],
    End: items.at(-1),
  };
  event.stopPropagation();
  if (event.key === "Escape" || event.key === "Tab") {
    event.preventDefault();
    close();
    return;
  }
  const next = goal[event.key] ?? (/^\p{L}$/u.test(event.key) ? byCharacter() : undefined);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Moves the menu into the screen and focuses the first item. */
function usePosition(menu: RefObject<HTMLElement | null>, x: number, y: number) {
  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
    const { width, height } = element.getBoundingClientRect();
    element.style.left = `${Math.max(8, Math.min(x, innerWidth - width - 8))}px`;
    element.style.top = `${Math.max(8, Math.min(y, innerHeight - height - 8))}px`;
    element.querySelector<HTMLElement>("[role^=menuitem]:not([aria-disabled])")?.focus({ preventScroll: true });
  }, [menu, x, y]);
}

function useCloseOutside(menu: RefObject<HTMLElement | null>, onClose: () => void) {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const canvas = document.querySelector<HTMLIFrameElement>("iframe#preview-frame")?.contentDocument;
    const onPress = (event: Event) => {
      if (!menu.current?.contains(event.target as Node)) close.current();
    };
    const onLeave = () => close.current();
    for (const position of [document, canvas]) position?.addEventListener("pointerdown", onPress, true);
    addEventListener("resize", onLeave);
    return () => {
      for (const position of [document, canvas]) position?.removeEventListener("pointerdown", onPress, true);
      removeEventListener("resize", onLeave);
    };
  }, [menu]);
}
