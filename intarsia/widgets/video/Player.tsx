import { useCallback } from "react";
import { useWords } from "../../../web/kit/environment";
import type { Word } from "./words";

const MAY = "autoplay; encrypted-media; fullscreen; picture-in-picture";

/** The provider's player. The button that had the focus is gone, so the player takes it. */
export function Player({ address, title }: { address: string; title: string }) {
  const say = useWords<Word>();
  const takeFocus = useCallback((frame: HTMLIFrameElement | null) => frame?.focus(), []);
  return (
    <iframe
      ref={takeFocus}
      className="video__player"
      src={address}
      title={title || say("Video player")}
      allow={MAY}
      // Without a referrer YouTube refuses to play.
      referrerPolicy="strict-origin-when-cross-origin"
    />
  );
}
