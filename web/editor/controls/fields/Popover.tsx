import {
  type FocusEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";

type Props = {
  id: string;
  label: string;
  /** The button that opened it. The popover appears below it and returns focus to it. */
  origin: RefObject<HTMLElement | null>;
  onClose: () => void;
  children: ReactNode;
};

/**
 * A non-modal popover for the larger part of a control. Escape, Tab past its end, or a click outside closes it. The
 * element with `data-first` gets focus first.
 */
export function Popover({ id, label, origin, onClose, children }: Props) {
  const popover = useRef<HTMLDivElement>(null);
  usePosition(popover, origin);
  useCloseOutside(popover, origin, onClose);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== "Escape" || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    onClose();
    origin.current?.focus();
  }
  function onBlur({ relatedTarget }: FocusEvent) {
    const stays =
      relatedTarget === null || [popover.current, origin.current].some((part) => part?.contains(relatedTarget));
    if (!stays) onClose();
  }

  return (
    <div
      ref={popover}
      id={id}
      className="popover"
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      popover="manual"
      onKeyDown={onKeyDown}
      onBlur={onBlur}
    >
      {children}
    </div>
  );
}

const GAP = 4;
const EDGE = 8;

/** Below the button, or above it at the end of the screen; never outside the screen. */
function usePosition(popover: RefObject<HTMLElement | null>, origin: RefObject<HTMLElement | null>) {
  useLayoutEffect(() => {
    const element = popover.current;
    if (!element) return;
    // In the top layer, no panel clips it. jsdom does not implement this.
    element.showPopover?.();
    const position = () => {
      const button = origin.current?.getBoundingClientRect();
      if (!button) return;
      const { width, height } = element.getBoundingClientRect();
      const below = button.bottom + GAP;
      const top = below + height > innerHeight - EDGE ? Math.max(EDGE, button.top - GAP - height) : below;
      element.style.left = `${Math.max(EDGE, Math.min(button.right - width, innerWidth - width - EDGE))}px`;
      element.style.top = `${Math.max(EDGE, Math.min(top, innerHeight - height - EDGE))}px`;
    };
    position();
    (element.querySelector<HTMLElement>("[data-first]") ?? element).focus({ preventScroll: true });
    if (typeof ResizeObserver === "undefined") return;
    const observer = new ResizeObserver(position);
    observer.observe(element);
    return () => observer.disconnect();
  }, [popover, origin]);
}

function useCloseOutside(
  popover: RefObject<HTMLElement | null>,
  origin: RefObject<HTMLElement | null>,
  onClose: () => void,
) {
  const close = useRef(onClose);
  close.current = onClose;
  useEffect(() => {
    const ended = new AbortController();
    const canvas = document.querySelector<HTMLIFrameElement>("iframe#preview-frame")?.contentDocument;
    const onPress = ({ target }: Event) => {
      const isInside = [popover.current, origin.current].some((part) => part?.contains(target as Node));
      if (!isInside) close.current();
    };
    for (const position of [document, canvas])
      position?.addEventListener("pointerdown", onPress, { capture: true, signal: ended.signal });
    addEventListener("resize", () => close.current(), { signal: ended.signal });
    return () => ended.abort();
  }, [popover, origin]);
}
