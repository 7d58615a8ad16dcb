import { collect, detect, detectors, sources } from "@fingerprintjs/botd";

const NATIVE = /\[native code\]/;

/** Contradictions that real browsers do not have and automated browsers often do. */
const CONTRADICTIONS: Record<string, () => boolean> = {
  no_languages: () => !navigator.languages.includes(navigator.language),
  patched_webdriver: () => Object.getOwnPropertyNames(navigator).includes("webdriver"),
  no_screen: () => screen.width === 0 || screen.height === 0 || screen.availWidth > screen.width,
  no_processor: () => navigator.hardwareConcurrency === 0,
  two_time_zones: () => zoneDifference() !== 0,
  phone_without_touch: () => /Android|iPhone/.test(navigator.userAgent) && navigator.maxTouchPoints === 0,
  changed_functions: () => !NATIVE.test(Function.prototype.toString.call(navigator.permissions.query)),
};

/**
 * The names of the contradictions found in this browser. They say nothing about the person and cannot identify them.
 */
export async function findings(): Promise<string[]> {
  const found = Object.entries(CONTRADICTIONS).filter(([, contradiction]) => holds(contradiction));
  return [...found.map(([name]) => name), ...(await automation())];
}

function holds(contradiction: () => boolean): boolean {
  try {
    return contradiction();
  } catch {
    // Unsupported APIs are skipped.
    return false;
  }
}

async function automation(): Promise<string[]> {
  try {
    // The library's own `load()` may contact its maker's server.
    const [, result] = detect(await collect(sources), detectors);
    return result.bot ? [`driven_by_${result.botKind}`] : [];
  } catch {
    return [];
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
