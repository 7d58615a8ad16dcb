import { useEnvironment, useUiStrings } from "../../../web/kit/environment/environment";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { Image } from "../../../web/kit/parts/Image";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import { sharedEnd } from "./endOf";
import type { CountdownOptions } from "./enhance";
import { NO_DIGITS } from "./noDigits";
import type { schema } from "./schema";
import { UNITS, type Unit } from "./timeLeft";
import type { UiString } from "./uiStrings";
import "./countdown.css";

type Props = ViewProps<typeof schema>;

const NAMES = { days: "Days", hours: "Hours", minutes: "Minutes", seconds: "Seconds" } as const;

/**
 * The published HTML contains the date, not the remaining time, because the page may come from a cache. The boxes are
 * empty until the enhancement fills them, so that the layout does not shift.
 */
export function Countdown(settings: Props) {
  const { root, label, message, message_image } = settings;
  const { locale, timeZone } = useEnvironment();
  const units = UNITS.filter((unit) => settings[`show_${unit}`] === "yes");
  if (isDateMissing(settings))
    return (
      <EditorHint {...root("")} sample={<Sample label={label} units={units} />}>
        {settings.type === "due_date" ? "Choose a due date" : "Choose a start date"}
      </EditorHint>
    );
  const end = sharedEnd(settings, timeZone);
  const format = new Intl.DateTimeFormat(locale, { dateStyle: "full", timeStyle: "short", timeZone });
  return (
    <div {...root("countdown")} data-options={JSON.stringify(optionsOf(settings))}>
      <div className="countdown__time">
        {label && <p className="countdown__label">{label}</p>}
        {end !== null && <p className="countdown__date">{format.format(end)}</p>}
        <Boxes units={units} />
      </div>
      {settings["expire-actions"].some(({ action }) => action === "message") && (
        <div className="countdown__message" role="status" hidden>
          <Image media={message_image} sizes="(min-width: 768px) 600px, 100vw" />
          {message && <p>{message}</p>}
        </div>
      )}
    </div>
  );
}

const isDateMissing = (settings: Props) =>
  (settings.type === "due_date" && !settings["due-date"]) || (settings.type === "endless" && !settings["start-date"]);

const optionsOf = (settings: Props): CountdownOptions => ({
  id: settings.id,
  type: settings.type,
  "due-date": settings["due-date"],
  "evergreen-interval": settings["evergreen-interval"],
  "start-date": settings["start-date"],
  "restart-interval": settings["restart-interval"],
  actions: settings["expire-actions"].map(({ action }) => action),
  redirect: settings.redirect_url?.href,
});

const SAMPLE_DIGITS = { days: "12", hours: "08", minutes: "30", seconds: "15" } as const;

/** Any countdown under way: the date is what is missing. */
const Sample = ({ label, units }: { label: string; units: Unit[] }) => (
  <div className="countdown">
    <div className="countdown__time">
      {label && <p className="countdown__label">{label}</p>}
      <Boxes units={units} digits={SAMPLE_DIGITS} />
    </div>
  </div>
);

function Boxes({ units, digits }: { units: Unit[]; digits?: Record<Unit, string> }) {
  const t = useUiStrings<UiString>();
  return (
    <div className="countdown__boxes" aria-hidden="true">
      {units.map((unit) => (
        <div key={unit} className="countdown__box">
          <span className="countdown__digits" data-unit={unit}>
            {digits?.[unit] ?? NO_DIGITS}
          </span>
          <span className="countdown__unit">{t(NAMES[unit])}</span>
        </div>
      ))}
    </div>
  );
}
