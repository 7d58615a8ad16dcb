import { isRecord } from "../../runtime/page/isRecord";

/** What the server asks for: the number whose hash, after the salt, is the challenge. */
export type Challenge = { algorithm: string; challenge: string; maxnumber: number; salt: string; signature: string };

export const isChallenge = (data: unknown): data is Challenge => isRecord(data) && typeof data.challenge === "string";

/** The solution, as Altcha's script sends it. */
export const tokenOf = (challenge: Challenge, number: number): string => btoa(JSON.stringify({ ...challenge, number }));

/**
 * How long the solution is taken, in milliseconds, with a minute for sending. It is a duration and no point in time:
 * the clocks of many visitors are wrong by hours, some by years.
 */
export function lifeOf({ salt }: Challenge): number {
  const seconds = Number(new URLSearchParams(salt.split("?")[1]).get("life"));
  return Math.max(0, seconds - 60) * 1000;
}
