import { useEffect, useRef } from "react";
import { useEnvironment, useUiStrings } from "../environment/environment";
import { Glyph } from "../parts/icons/Glyph";
import { pause, play } from "../parts/icons/icons";
import { PAUSE_CONTROL } from "./movement/autoplay";
import type { CarouselUiString } from "./uiStrings";

export type Pagination = "bullets" | "fraction" | "progressbar";

type Props = {
  stops: readonly number[];
  index: number;
  pagination: Pagination | null;
  onGoTo: (stop: number) => void;
  isPlaying: boolean;
  /** Null without autoplay. */
  onPlaying: ((isWanted: boolean) => void) | null;
};

export function Controls({ stops, index, pagination, onGoTo, isPlaying, onPlaying }: Props) {
  const { liveControl } = useEnvironment();
  const t = useUiStrings<CarouselUiString>();
  const current = Math.max(
    0,
    stops.findLastIndex((stop) => stop <= index),
  );
  return (
    <div className="slides__controls" {...liveControl}>
      {pagination === "bullets" && <Bullets stops={stops} current={current} onGoTo={onGoTo} />}
      {pagination === "fraction" && (
        <p className="slides__fraction">
          {current + 1} / {stops.length}
        </p>
      )}
      {pagination === "progressbar" && (
        <progress
          className="slides__progress"
          aria-label={t("Visible slides")}
          value={current + 1}
          max={stops.length}
        />
      )}
      {onPlaying && (
        <button
          type="button"
          className="slides__pause"
          aria-label={t(isPlaying ? "Pause the slides" : "Play the slides")}
          {...{ [PAUSE_CONTROL]: "" }}
          onClick={() => onPlaying(!isPlaying)}
        >
          <Glyph path={isPlaying ? pause : play} />
        </button>
      )}
    </div>
  );
}

type BulletsProps = { stops: readonly number[]; current: number; onGoTo: (stop: number) => void };

/** One tab stop. The carousel handles the arrow keys and moves focus with the active dot. */
function Bullets({ stops, current, onGoTo }: BulletsProps) {
  const t = useUiStrings<CarouselUiString>();
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const focused = list.current?.ownerDocument.activeElement;
    if (list.current?.contains(focused ?? null)) (list.current.children[current] as HTMLElement | undefined)?.focus();
  }, [current]);

  return (
    <div ref={list} className="slides__bullets">
      {stops.map((stop, index) => (
        <button
          key={stop}
          type="button"
          className="slides__bullet"
          aria-label={t("Go to slide {number}", { number: stop + 1 })}
          aria-current={index === current || undefined}
          tabIndex={index === current ? 0 : -1}
          onClick={() => onGoTo(stop)}
        />
      ))}
    </div>
  );
}
