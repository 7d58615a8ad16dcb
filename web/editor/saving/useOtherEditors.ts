import { useEffect, useState } from "react";
import type { Api, OtherEditor, Revision } from "./api";
import type { Saving } from "./useSaver";

// The interval of Wagtail's own forms, so that both see each other equally soon.
export const PING_MS = 10_000;

/** Who else has the page open. Tells the server when this editor opens and closes. */
export function useOtherEditors(
  api: Pick<Api, "ping" | "release">,
  { revision, isSaving }: Pick<Saving, "revision" | "isSaving">,
): OtherEditor[] {
  const [others, setOthers] = useState<OtherEditor[]>([]);

  useEffect(() => {
    const ping = async () => {
      const request = revision();
      const answer = await api.ping(request);
      // A save in the meantime created a newer revision, which is this editor's own. Saving again keeps its id.
      const isOutdated = isSaving() || !isSameRevision(revision(), request);
      if (answer && !isOutdated) setOthers((old) => (JSON.stringify(old) === JSON.stringify(answer) ? old : answer));
    };
    void ping();
    const timer = setInterval(() => document.visibilityState === "visible" && void ping(), PING_MS);
    window.addEventListener("pagehide", api.release);
    return () => {
      clearInterval(timer);
      window.removeEventListener("pagehide", api.release);
    };
  }, [api, revision, isSaving]);
  return others;
}

export const isSameRevision = (one: Revision | null, other: Revision | null) =>
  one?.id === other?.id && one?.created_at === other?.created_at;
