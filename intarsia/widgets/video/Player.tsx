import { useCallback, useEffect, useRef } from "react";
import { useUiStrings } from "../../../web/kit/environment/environment";
import { PLAYER_PERMISSIONS } from "../../../web/kit/links/video/providers";
import { watchEnd, withEvents } from "../../../web/kit/links/video/watchEnd";
import type { UiString } from "./uiStrings";

type Props = {
  video: { type: "youtube" | "vimeo"; player: string };
  title: string;
  atEnd: "" | "poster" | "again";
  onClose: () => void;
};

/** The provider's player. It takes focus, because the focused button is gone. */
export function Player({ video, title, atEnd, onClose }: Props) {
  const t = useUiStrings<UiString>();
  const frame = useRef<HTMLIFrameElement>(null);
  const close = useRef(onClose);
  close.current = onClose;
  const takeFocus = useCallback((element: HTMLIFrameElement | null) => {
    frame.current = element;
    element?.focus();
  }, []);

  useEffect(() => {
    if (!atEnd || !frame.current) return;
    const onEnd = (replay: () => void) => (atEnd === "again" ? replay() : close.current());
    // Without its script, the provider shows its own end screen.
    watchEnd(video.type, frame.current, onEnd).catch(() => {});
  }, [atEnd, video.type]);

  return (
    <iframe
      ref={takeFocus}
      className="video__player"
      src={atEnd ? withEvents(video.type, video.player) : video.player}
      title={title || t("Video player")}
      allow={PLAYER_PERMISSIONS}
      // YouTube refuses to play without a referrer.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
