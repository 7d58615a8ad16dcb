import { localeAround } from "../../../web/kit/enhance/context";
import { NO_DIGITS } from "./noDigits";
import { timeLeft, type Unit } from "./timeLeft";

/** Writes the remaining time into the server's HTML. `reset` restores it. */
export function createDisplay(root: HTMLElement) {
  const locale = localeAround(root);
  const time = root.querySelector<HTMLElement>(".countdown__time");
  const message = root.querySelector<HTMLElement>(".countdown__message");
  const digits = [...root.querySelectorAll<HTMLElement>(".countdown__digits")];
  const units = digits.map(({ dataset }) => dataset.unit as Unit);
  const sentence = time?.insertBefore(timerIn(root.ownerDocument), root.querySelector(".countdown__boxes"));

  return {
    /** `left` is in milliseconds. */
    show(left: number): void {
      const counts = timeLeft(left, units);
      for (const [index, unit] of units.entries()) write(digits[index], String(counts[unit]).padStart(2, "0"));
      write(sentence, asSentence(left, locale));
    },
    showMessage(): void {
      if (message) message.hidden = false;
    },
    hide(): void {
      if (time) time.hidden = true;
    },
    reset(): void {
      for (const box of digits) box.textContent = NO_DIGITS;
      sentence?.remove();
      if (time) time.hidden = false;
      if (message) message.hidden = true;
    },
  };
}

/** The remaining time for screen readers. Announcing every second would be too much. */
function timerIn(page: Document): HTMLElement {
  const timer = page.createElement("p");
  timer.className = "visually-hidden";
  timer.role = "timer";
  timer.ariaLive = "off";
  return timer;
}

function write(element: HTMLElement | undefined, text: string): void {
  if (element && element.textContent !== text) element.textContent = text;
}

const UNIT_STYLE = { days: "day", hours: "hour", minutes: "minute" } as const;

/** "1 day, 2 hours, 5 minutes", in any language. */
function asSentence(left: number, locale: string): string {
  const units = ["days", "hours", "minutes"] as const;
  const counts = timeLeft(left, units);
  const parts = units.map((unit) =>
    new Intl.NumberFormat(locale, { style: "unit", unit: UNIT_STYLE[unit], unitDisplay: "long" }).format(counts[unit]),
  );
  return new Intl.ListFormat(locale, { type: "unit", style: "long" }).format(parts);
}
