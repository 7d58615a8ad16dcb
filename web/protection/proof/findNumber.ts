/** The work itself. This file also runs in the worker that it starts: it must import nothing that needs a page. */

import type { Challenge } from "./challenge";
import { solve } from "./solve";

/** On the page, so many tries at a time keep it responsive: about 5 ms on a usual phone. */
const SLICE = 500;
/** A worker reports its progress after so many tries: several times a second on a usual phone. */
const PART = 20_000;

type Message = { found?: number; tried: number };
/** The share of the numbers that were tried, from 0 to 1. */
export type Report = (share: number) => void;

if (typeof document === "undefined") {
  addEventListener("message", ({ data }: MessageEvent<Challenge>) => {
    for (let from = 0; ; from += PART) {
      const found = solve(data, from, Math.min(from + PART - 1, data.maxnumber));
      postMessage({ found, tried: from + PART });
      if (found !== undefined || from + PART > data.maxnumber) return;
    }
  });
}

/** In a worker, or on the page if the browser allows none, such as for a script of another host. */
export async function findNumber(challenge: Challenge, report: Report = () => {}): Promise<number | undefined> {
  try {
    return await inWorker(challenge, report);
  } catch {
    return onPage(challenge, report);
  }
}

function inWorker(challenge: Challenge, report: Report): Promise<number | undefined> {
  const worker = new Worker(import.meta.url, { type: "module" });
  return new Promise<number | undefined>((resolve, reject) => {
    worker.onmessage = ({ data: { found, tried } }: MessageEvent<Message>) => {
      report(tried / challenge.maxnumber);
      if (found !== undefined || tried > challenge.maxnumber) resolve(found);
    };
    worker.onerror = reject;
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}

async function onPage(challenge: Challenge, report: Report): Promise<number | undefined> {
  for (let from = 0; from <= challenge.maxnumber; from += SLICE) {
    const found = solve(challenge, from, Math.min(from + SLICE - 1, challenge.maxnumber));
    if (found !== undefined) return found;
    report(from / challenge.maxnumber);
    await new Promise((resolve) => setTimeout(resolve));
  }
}
