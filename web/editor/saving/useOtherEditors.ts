import { useEffect, useState } from "react";
import type { Api, OtherEditor } from "./api";
import type { Saving } from "./useSaving";

// What Wagtail's own forms use, so that both see each other equally soon.
export const PING_MS = 10_000;

/** Who else has the page open. Tells the server that this editor is open, and that it is no more. */
export function useOtherEditors(
  api: Pick<Api, "ping" | "release">,
  { revision, isUnderWay }: Pick<Saving, "revision" | "isUnderWay">,
): OtherEditor[] {
  const [others, setOthers] = useState<OtherEditor[]>([]);

  useEffect(() => {
    const ping = async () => {
      const asked = revision();
      const answer = await api.ping(asked);
      // What was saved meanwhile is newer than what was asked about, and nobody else's.
      const isOutdated = isUnderWay() || revision()?.id !== asked?.id;
      if (answer && !isOutdated) setOthers((old) => (JSON.stringify(old) === JSON.stringify(answer) ? old : answer));
    };
    void ping();
    const timer = setInterval(() => document.visibilityState === "visible" && void ping(), PING_MS);
    window.addEventListener("pagehide", api.release);
    return () => {
      clearInterval(timer);
      window.removeEventListener("pagehide", api.release);
    };
  }, [api, revision, isUnderWay]);
  return others;
}
