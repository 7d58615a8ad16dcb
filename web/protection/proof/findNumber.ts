/** The work itself. This file also runs in the worker that it starts: it must import nothing that needs a page. */

import type { Challenge } from "./challenge";
import { solve } from "./solve";

/** On the page, so many tries at a time keep it responsive: about 5 ms on a usual phone. */
const SLICE = 500;

if (typeof document === "undefined") {
  addEventListener("message", ({ data }: MessageEvent<Challenge>) => postMessage(solve(data, 0, data.maxnumber)));
}

/** In a worker, or on the page if the browser allows none, such as for a script of another host. */
export async function findNumber(challenge: Challenge): Promise<number | undefined> {
  try {
    return await inWorker(challenge);
  } catch {
    return onPage(challenge);
  }
}

function inWorker(challenge: Challenge): Promise<number | undefined> {
  const worker = new Worker(import.meta.url, { type: "module" });
  return new Promise<number | undefined>((resolve, reject) => {
    worker.onmessage = ({ data }) => resolve(data);
    worker.onerror = reject;
    worker.postMessage(challenge);
  }).finally(() => worker.terminate());
}

async function onPage(challenge: Challenge): Promise<number | undefined> {
  for (let from = 0; from <= challenge.maxnumber; from += SLICE) {
    const found = solve(challenge, from, Math.min(from + SLICE - 1, challenge.maxnumber));
    if (found !== undefined) return found;
    await new Promise((resolve) => setTimeout(resolve));
  }
}
