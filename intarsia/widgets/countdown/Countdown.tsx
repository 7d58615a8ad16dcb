import { useRef } from "react";
import { useEnvironment, useUiStrings } from "../../../web/kit/environment/environment";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { Image } from "../../../web/kit/parts/Image";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import { timeLeft, UNITS, type Unit } from "./timeLeft";
import type { UiString } from "./uiStrings";
import { useCountdown } from "./useCountdown";
import "./countdown.css";

type Props = ViewProps<typeof schema>;

const NAMES = { days: "Days", hours: "Hours", minutes: "Minutes", seconds: "Seconds" } as const;

/**
 * The published HTML contains the date, not the remaining time, because the page may come from a cache. The boxes are
 * empty until the browser fills them, so that the layout does not shift.
 */
export function Countdown(settings: Props) {
  const missing = missingIn(settings);
  return missing ? <EditorHint {...settings.root("")}>{missing}</EditorHint> : <Running {...settings} />;
}

function missingIn(settings: Props): string {
  if (settings.type === "due_date" && !settings["due-date"]) return "Choose a due date";
  return settings.type === "endless" && !settings["start-date"] ? "Choose a start date" : "";
}

/** A component of its own, so that it starts to count on the canvas once there is a date. */
function Running(settings: Props) {
  const { root, label, message, message_image, redirect_url } = settings;
  const box = useRef<HTMLDivElement>(null);
  const actions = settings["expire-actions"].map(({ action }) => action);
  const countdown = useCountdown(box, { ...settings, actions, redirect: redirect_url?.href });
  return (
    <div {...root("countdown")}>
      <div ref={box} className="countdown__time" hidden={countdown.isHidden}>
        {label && <p className="countdown__label">{label}</p>}
        <Sentence {...countdown} />
        <Boxes left={countdown.left} units={unitsOf(settings)} />
      </div>
      {countdown.isMessageShown && (
        <div className="countdown__message" role="status">
          <Image media={message_image} sizes="(min-width: 768px) 600px, 100vw" />
          {message && <p>{message}</p>}
        </div>
      )}
    </div>
  );
}

const unitsOf = (settings: Props): Unit[] => UNITS.filter((unit) => settings[`show_${unit}`] === "yes");

/** The date and, once a minute, the remaining time for screen readers. Announcing every second would be too much. */
function Sentence({ left, end }: { left: number | null; end: number | null }) {
  const { locale, timeZone } = useEnvironment();
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "full", timeStyle: "short", timeZone });
  return (
    <>
      {end !== null && <p className="countdown__date">{format.format(end)}</p>}
      {left !== null && (
        <p className="visually-hidden" role="timer" aria-live="off">
          {asSentence(left, locale)}
        </p>
      )}
    </>
  );
}

const UNIT_STYLE = { days: "day", hours: "hour", minutes: "minute" } as const;

/** "1 day, 2 hours, 5 minutes", in any language. */
function asSentence(left: number, locale: string): string {
  const units = ["days", "hours", "minutes"] as const;
  const counts = timeLeft(left, units);
  const parts = units.map((unit) =>
    new Intl.NumberFormat(locale, { style: "unit", unit: UNIT_STYLE[unit], unitDisplay: "long" }).format(
      counts[unit] ?? 0,
    ),
  );
  return new Intl.ListFormat(locale, { type: "unit", style: "long" }).format(parts);
}

// As wide as two digits.
const NO_DIGITS = "\u2007\u2007";

function Boxes({ left, units }: { left: number | null; units: Unit[] }) {
  const t = useUiStrings<UiString>();
  const counts = left === null ? null : timeLeft(left, units);
  return (
    <div className="countdown__boxes" aria-hidden="true">
      {units.map((unit) => (
        <div key={unit} className="countdown__box">
          <span className="countdown__digits">{counts ? String(counts[unit]).padStart(2, "0") : NO_DIGITS}</span>
          <span className="countdown__unit">{t(NAMES[unit])}</span>
        </div>
      ))}
    </div>
  );
}
