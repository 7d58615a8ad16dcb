import { type RefObject, useEffect, useMemo, useRef, useState } from "react";
import { useEnvironment } from "../../../web/kit/environment/environment";
import { type EndSettings, endOf } from "./endOf";
import { useSeconds } from "./useSeconds";

type Action = "redirect" | "message" | "hide" | "restart";

export type CountdownState = {
  /** Milliseconds; null until the browser has computed it. */
  left: number | null;
  /** When the countdown ends, if that is the same for all visitors. */
  end: number | null;
  isHidden: boolean;
  isMessageShown: boolean;
};

type Settings = EndSettings & { actions: readonly Action[]; redirect: string | undefined };

/**
 * Runs the countdown. At its end it runs the actions in the order redirect, message, hide, restart (W-COUNTDOWN-03 to
 * -05).
 */
export function useCountdown(element: RefObject<HTMLElement | null>, settings: Settings): CountdownState {
  const { mode, timeZone } = useEnvironment();
  const [restarted, setRestarted] = useState<number | null>(null);
  const [isOver, setOver] = useState(false);
  const now = useSeconds(element, isOver);
  const latest = useRef(settings);
  latest.current = settings;
  const isKnown = now !== null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the end is computed once per visit, when the time is first known
  const first = useMemo(
    () => (isKnown ? endOf(settings, Date.now(), timeZone, storageOf(element)) : sharedEnd(settings, timeZone)),
    [isKnown, timeZone, JSON.stringify(settings)],
  );
  const end = restarted ?? first;
  const left = now === null || end === null ? null : Math.max(0, end - now);

  useEffect(() => {
    if (left !== 0 || isOver) return;
    const { actions, redirect, "restart-interval": interval, type } = latest.current;
    element.current?.dispatchEvent(new CustomEvent("w:countdown:expire", { bubbles: true }));
    if (actions.includes("redirect") && mode === "page") redirectTo(redirect, element);
    if ((actions.includes("restart") || type === "endless") && interval > 0) setRestarted(Date.now() + interval * 1000);
    else setOver(true);
  }, [left, isOver, mode, element]);

  const hasEnded = isOver || restarted !== null;
  return {
    left,
    end: settings.type === "due_date" ? first : null,
    isHidden: isOver && settings.actions.includes("hide"),
    isMessageShown: hasEnded && settings.actions.includes("message"),
  };
}

const sharedEnd = (settings: Settings, timeZone: string) =>
  settings.type === "due_date" ? endOf(settings, 0, timeZone, { getItem: () => null, setItem: () => {} }) : null;

function storageOf(element: RefObject<HTMLElement | null>) {
  const none = { getItem: () => null, setItem: () => {} };
  try {
    return element.current?.ownerDocument.defaultView?.localStorage ?? none;
  } catch {
    // Some browsers throw an error when storage is turned off.
    return none;
  }
}

function redirectTo(url: string | undefined, element: RefObject<HTMLElement | null>) {
  const view = element.current?.ownerDocument.defaultView;
  if (!view || !url) return;
  // A redirect to the same page would never end.
  if (new URL(url, view.location.href).href !== view.location.href) view.location.replace(url);
}
