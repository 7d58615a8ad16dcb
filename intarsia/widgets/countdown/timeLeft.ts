export const UNITS = ["days", "hours", "minutes", "seconds"] as const;
export type Unit = (typeof UNITS)[number];

const SECONDS: Record<Unit, number> = { days: 86_400, hours: 3_600, minutes: 60, seconds: 1 };

/** How often each of `units` fits into the remaining time. A hidden unit is counted in the next smaller one. */
export function timeLeft<Shown extends Unit>(milliseconds: number, units: readonly Shown[]): Record<Shown, number> {
  let seconds = Math.max(0, Math.ceil(milliseconds / 1000));
  const left = {} as Record<Unit, number>;
  for (const unit of UNITS.filter((one) => units.some((shown) => shown === one))) {
    left[unit] = Math.floor(seconds / SECONDS[unit]);
    seconds %= SECONDS[unit];
  }
  return left;
}
