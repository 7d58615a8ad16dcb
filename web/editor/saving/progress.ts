import type { Document } from "../../documents/document";
import type { Action, SaveRequest as Body, Rejection, Revision } from "./api";
import { isUnanswered } from "./retry";
import type { SaveRequest } from "./saveRequests";

/** What saving starts with: the content, and the server's revision of it. */
export type Start<Content, Base> = { document: Content; revision: Base | null; isUnsaved?: boolean };

/** How far saving has come: what is on the screen, what the server has, and what it rejected. */
export type Progress<Content = Document, Base = Revision> = {
  /** The document on the screen. */
  latest: Content;
  /** Null if the server has nothing that the screen could be compared with. */
  saved: Content | null;
  revision: Base | null;
  /** This editor's previous autosave, which the next one overwrites. */
  autosaveId: number | null;
  /** The version that the document was restored from. */
  restoredId: number | undefined;
  requests: readonly SaveRequest<Content>[];
  /** The code of the last rejection; null after a success. */
  error: string | null;
  /** Rejections since the last success. */
  attempts: number;
  /** A publish or submit that the server rejected. */
  missed: Action | null;
};

// Another autosave cannot solve these errors, so it waits until the user has acted.
const BLOCKING_ERRORS = new Set([
  "stale",
  "locked",
  "signed_out",
  "other_user",
  "forbidden",
  "csrf",
  "not_found",
  "not_allowed",
]);

export const progressFrom = <Content, Base>({
  document,
  revision,
  isUnsaved,
}: Start<Content, Base>): Progress<Content, Base> => ({
  latest: document,
  saved: isUnsaved ? null : document,
  revision,
  autosaveId: null,
  restoredId: undefined,
  requests: [],
  error: null,
  attempts: 0,
  missed: null,
});

export const hasUnsavedWork = <Content, Base>({ requests, latest, saved }: Progress<Content, Base>) =>
  requests.length > 0 || latest !== saved;

export const isBlocked = ({ error }: Pick<Progress, "error">) => error !== null && BLOCKING_ERRORS.has(error);

export const bodyOf = <Content, Base>(
  { revision, autosaveId, restoredId }: Progress<Content, Base>,
  request: SaveRequest<Content>,
): Body<Content, Base> => ({
  document: request.document,
  base_revision: revision,
  action: request.action,
  autosave_revision_id: autosaveId,
  restored_revision_id: restoredId,
});

/** The first request is stored as `next`. */
export const afterStored = <Content, Base extends { id: number }>(
  before: Progress<Content, Base>,
  { action, document }: SaveRequest<Content>,
  next: Base,
): Progress<Content, Base> => ({
  ...before,
  requests: before.requests.slice(1),
  saved: document,
  revision: next,
  autosaveId: action === "autosave" ? next.id : null,
  restoredId: undefined,
  error: null,
  attempts: 0,
  missed: action === "autosave" ? before.missed : null,
});

/** Requests without an answer stay, because the server may have stored them. */
export function afterRejected<Content, Base>(
  before: Progress<Content, Base>,
  rejection: Rejection,
): Progress<Content, Base> {
  const attempts = before.attempts + 1;
  const rejected = { ...before, attempts, error: rejection.error };
  if (isUnanswered(rejection, attempts)) return rejected;
  const action = before.requests.at(-1)?.action;
  const isMissed = action === "publish" || action === "submit";
  return { ...rejected, requests: [], missed: isMissed ? action : before.missed };
}

/** What is on the screen is to be saved on top of `next`. */
export const continuedFrom = <Content, Base>(
  before: Progress<Content, Base>,
  next: Base | null,
): Progress<Content, Base> => ({
  ...before,
  revision: next,
  autosaveId: null,
  saved: null,
  error: null,
  attempts: 0,
});
