import { useCallback, useEffect, useRef } from "react";
import { useWords } from "../../../web/kit/environment";
import { PLAYER_MAY } from "../../../web/kit/video/providers";
import { watchable, watchEnd } from "../../../web/kit/video/watchEnd";
import type { Word } from "./words";

type Props = {
  film: { type: "youtube" | "vimeo"; player: string };
  title: string;
  atEnd: "" | "poster" | "again";
  onClose: () => void;
};

/** The provider's player. It takes focus, because the focused button is gone. */
export function Player({ film, title, atEnd, onClose }: Props) {
  const say = useWords<Word>();
  const frame = useRef<HTMLIFrameElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  const takeFocus = useCallback((element: HTMLIFrameElement | null) => {
    frame.current = element;
    element?.focus();
  }, []);

  useEffect(() => {
    if (!atEnd || !frame.current) return;
    const onEnd = (again: () => void) => (atEnd === "again" ? again() : close.current());
    // Without its script, the provider shows its own end screen.
    watchEnd(film.type, frame.current, onEnd).catch(() => {});
  }, [atEnd, film.type]);

  return (
    <iframe
      ref={takeFocus}
      className="video__player"
      src={atEnd ? watchable(film.type, film.player) : film.player}
      title={title || say("Video player")}
      allow={PLAYER_MAY}
      // YouTube refuses to play without a referrer.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
