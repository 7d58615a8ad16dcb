import { type KeyboardEvent, useEffect, useLayoutEffect, useRef } from "react";
import { ELEMENT_ACTIONS, type ElementAction } from "../../actions/elementActions";
import { announced, written } from "../../actions/keys";
import { useElementActions } from "../../actions/useElementActions";
import { elementName } from "../../commands/elementName";
import { useEditorContext } from "../../EditorContext";
import { useSelected } from "../../puckAdapter";
import type { MenuRequest } from "../ScreenContext";

type Props = { request: MenuRequest; onClose: () => void };

/** What can be done with the element, where it was asked for. Keys, letters and the pointer choose. */
export function ElementMenu({ request, onClose }: Props) {
  const menu = useRef<HTMLDivElement>(null);
  const { schemaOf } = useEditorContext();
  const selected = useSelected();
  const actions = useElementActions();

  function close() {
    onClose();
    request.origin?.focus({ preventScroll: true });
  }
  function choose(action: ElementAction) {
    close();
    actions.run(action, request.id);
  }

  usePlace(menu, request);
  useCloseOutside(menu, onClose);

  return (
    <div
      ref={menu}
      className="menu"
      role="menu"
      tabIndex={-1}
      aria-label={selected ? elementName(selected, schemaOf) : "Element"}
      onKeyDown={(event) => onKeyDown(event, close)}
      onContextMenu={(event) => event.preventDefault()}
    >
      {ELEMENT_ACTIONS.map((action, index) => (
        <button
          key={action.name}
          type="button"
          role="menuitem"
          className="menu__item"
          data-begins-group={(index > 0 && action.group !== ELEMENT_ACTIONS[index - 1]?.group) || undefined}
          tabIndex={-1}
          aria-disabled={!actions.isPossible(action, request.id) || undefined}
          aria-keyshortcuts={announced(action.keys)}
          onClick={() => actions.isPossible(action, request.id) && choose(action)}
          onPointerEnter={(event) => event.currentTarget.focus()}
        >
          <action.Icon aria-hidden />
          <span>{actions.label(action, request.id)}</span>
          <kbd aria-hidden>{written(action.keys)}</kbd>
        </button>
      ))}
    </div>
  );
}

function onKeyDown(event: KeyboardEvent<HTMLElement>, close: () => void) {
  const items = [...event.currentTarget.querySelectorAll<HTMLElement>("[role=menuitem]")];
  const current = items.indexOf(event.target as HTMLElement);
  const byLetter = () => {
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
  const next = goal[event.key] ?? (/^\p{L}$/u.test(event.key) ? byLetter() : undefined);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/** Where it was asked for, or as near as the screen has room; the first line has the focus. */
function usePlace(menu: React.RefObject<HTMLElement | null>, { x, y }: MenuRequest) {
  useLayoutEffect(() => {
    const element = menu.current;
    if (!element) return;
    const { width, height } = element.getBoundingClientRect();
    element.style.left = `${Math.max(8, Math.min(x, innerWidth - width - 8))}px`;
    element.style.top = `${Math.max(8, Math.min(y, innerHeight - height - 8))}px`;
    element.querySelector<HTMLElement>("[role=menuitem]:not([aria-disabled])")?.focus({ preventScroll: true });
  }, [menu, x, y]);
}

function useCloseOutside(menu: React.RefObject<HTMLElement | null>, onClose: () => void) {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const canvas = document.querySelector<HTMLIFrameElement>("iframe#preview-frame")?.contentDocument;
    const onPress = (event: Event) => {
      if (!menu.current?.contains(event.target as Node)) close.current();
    };
    const onLeave = () => close.current();
    for (const where of [document, canvas]) where?.addEventListener("pointerdown", onPress, true);
    addEventListener("resize", onLeave);
    return () => {
      for (const where of [document, canvas]) where?.removeEventListener("pointerdown", onPress, true);
      removeEventListener("resize", onLeave);
    };
  }, [menu]);
}
