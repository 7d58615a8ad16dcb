import { vi } from "vitest";
import type { Design } from "../../theme/variablesCss";
import type { Answer, DesignRevision, LoadedDesign, SaveRequest } from "../saving/api";

/** The site's design on a server in memory. */
export function designServer() {
  let design: LoadedDesign = { document: { mode: "auto", values: {} }, revision: { id: 1 } };
  return {
    loadDesign: async () => ({ ok: true as const, value: design }),
    saveDesign: vi.fn(async ({ document }: SaveRequest<Design, DesignRevision>): Promise<Answer<LoadedDesign>> => {
      design = { document, revision: { id: design.revision.id + 1 } };
      return { ok: true, value: design };
    }),
  };
}
