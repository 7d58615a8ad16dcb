import type { Document } from "../../documents/document";
import type { Action } from "./api";

/** A save that the server has not confirmed yet. */
export type SaveRequest<Content = Document> = { action: Action; document: Content };

/**
 * The requests to send once `request` is added. At most two: the first may already be stored, although its answer was
 * lost; of the others only the last one counts.
 */
export function nextRequests<Content>(
  requests: readonly SaveRequest<Content>[],
  request: SaveRequest<Content>,
  saved: Content | null,
): readonly SaveRequest<Content>[] {
  const [first, last] = [requests[0], requests.at(-1)];
  const isRequested = last?.action === request.action && last.document === request.document;
  // An autosave follows any other request by itself.
  const isNeedless = request.action === "autosave" && (first || request.document === saved);
  if (isRequested || isNeedless) return requests;
  return first ? [first, request] : [request];
}
