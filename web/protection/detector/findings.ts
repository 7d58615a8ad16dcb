import { isAutomated } from "./automation";

const NATIVE = /\[native code\]/;

/** A controlled browser, and contradictions that real browsers do not have and automated browsers often do. */
const FINDINGS: Record<string, () => boolean> = {
  no_languages: () => !navigator.languages.includes(navigator.language),
  patched_webdriver: () => Object.getOwnPropertyNames(navigator).includes("webdriver"),
  no_screen: () => screen.width === 0 || screen.height === 0 || screen.availWidth > screen.width,
  no_processor: () => navigator.hardwareConcurrency === 0,
  two_time_zones: () => zoneDifference() !== 0,
  phone_without_touch: () => /Android|iPhone/.test(navigator.userAgent) && navigator.maxTouchPoints === 0,
  changed_functions: () => !NATIVE.test(Function.prototype.toString.call(navigator.permissions.query)),
  driven_by_a_program: () => isAutomated(),
};

/** The names of what was found in this browser. They say nothing about the person and cannot identify them. */
export function findings(): string[] {
  return Object.keys(FINDINGS).filter((name) => holds(FINDINGS[name]));
}

function holds(finding?: () => boolean): boolean {
  try {
    return finding?.() ?? false;
  } catch {
    // Unsupported APIs are skipped.
    return false;
  }
}

/** The difference in minutes between the clock and the named time zone. */
function zoneDifference(): number {
  const now = new Date();
  now.setMilliseconds(0);
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions();
  const actual = new Date(now.toLocaleString("en-US", { timeZone }));
  return Math.round((actual.getTime() - now.getTime()) / 60_000);
}
