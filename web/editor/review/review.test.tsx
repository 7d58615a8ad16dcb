import "../testing/canvasBrowser";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { loadLayers } from "../layers/onDemand";
import type { Api, Saved } from "../saving/api";
import { heading, openEditor, showCanvas } from "../testing/openEditor";
import type { Access, Review } from "./review";

beforeAll(() => loadLayers());

beforeEach(() => localStorage.clear());

const step = (name: string, label: string, asks = false) => ({ name, label, asks, url: null });
const REQUEST_CHANGES = step("reject", "Request changes", true);
const APPROVE = step("approve", "Approve and Publish");
const APPROVE_WITH_COMMENT = step("approve", "Approve with comment and Publish", true);
const CANCEL = step("cancel-workflow", "Cancel review");

const review = (changes: Partial<Review> = {}): Review => ({
  status: "in_progress",
  step: 5,
  task: "Moderators",
  comment: "",
  by: null,
  actions: [REQUEST_CHANGES, APPROVE, APPROVE_WITH_COMMENT, CANCEL],
  endsByPublishing: true,
  ...changes,
});
const access = (changes: Partial<Access> = {}): Access => ({
  canPublish: true,
  canSubmit: false,
  locked: false,
  lockMessage: null,
  review: review(),
  ...changes,
});
const AUTHOR = access({ canPublish: false, canSubmit: true, review: null });
const LOCKED = access({
  canPublish: false,
  locked: true,
  lockMessage: "Only reviewers for this task can edit the page.",
  review: review({ actions: [CANCEL] }),
});

const bar = () => within(screen.getByRole("banner"));
const status = () => bar().getByRole("status").textContent;
const press = (name: string) => userEvent.click(screen.getByRole("button", { name }));
const choose = async (name: string) => userEvent.click(await screen.findByRole("menuitem", { name }));
const PAGE = { live_url: "/oak/", has_unpublished_changes: false };

type Answer = Awaited<ReturnType<Api["review"]>>;
type Success = Extract<Awaited<ReturnType<Api["load"]>>, { ok: true }>;

/** The editor of a user with this access. Each step of the review then leads to `next`. */
async function opened(first: Access, next?: Access | Answer) {
  const page = { live_url: null, has_unpublished_changes: false, access: first };
  const editor = await openEditor({ page });
  const taken = vi.fn(async (_body: Parameters<Api["review"]>[0]): Promise<Answer> => {
    if (next && "ok" in next) return next;
    const { value } = (await editor.api.load()) as { value: Saved };
    return { ok: true, value: { ...value, ...PAGE, access: next } };
  });
  editor.api.review = taken;
  return { ...editor, taken };
}

test("after a submit, the author's page is locked at once, with the reason and a way back", async () => {
  const { api } = await opened(AUTHOR, AUTHOR);
  const save = api.save;
  api.save = async (request) => {
    const answer = await save(request);
    return answer.ok ? { ok: true, value: { ...answer.value, access: LOCKED } } : answer;
  };
  await press("Submit for review");
  expect(status()).toBe("Read only · In review: Moderators");
  expect(document.activeElement).toBe(bar().getByRole("status"));
  expect(bar().queryByRole("button", { name: "Save draft" })).toBeNull();
  expect(screen.getByText(/Only reviewers for this task/)).toBeTruthy();
  await press("Cancel review");
  expect(status()).toBe("Saved");
});

test("the author cancels the review and can edit and submit again", async () => {
  const { taken, saved } = await opened(LOCKED, AUTHOR);
  expect(status()).toBe("Read only · In review: Moderators");
  await press("Cancel review");
  expect(taken).toHaveBeenCalledWith(expect.objectContaining({ action: "cancel-workflow", step: 5 }));
  expect(status()).toBe("Saved");
  await press("Submit for review");
  expect(saved.map(({ action }) => action)).toEqual(["submit"]);
});

test("a locked page is not saved", async () => {
  const { saved } = await opened(LOCKED);
  await userEvent.keyboard("{Control>}s{/Control}");
  expect(saved).toEqual([]);
});

test("a moderator chooses what to decide, in place of publishing", async () => {
  await opened(access());
  expect(status()).toBe("Saved · In review: Moderators");
  expect(bar().queryByRole("button", { name: "Publish" })).toBeNull();
  await press("Review");
  const names = (await screen.findAllByRole("menuitem")).map((item) => item.querySelector("span")?.textContent);
  expect(names).toEqual([
    "Request changes…",
    "Approve and Publish",
    "Approve with comment and Publish…",
    "Cancel review",
    "Publish and end the review",
  ]);
});

test("an approved page is published", async () => {
  const { taken } = await opened(access(), access({ review: null }));
  await press("Review");
  await choose("Approve and Publish");
  expect(taken).toHaveBeenCalledWith(expect.objectContaining({ action: "approve", step: 5, comment: undefined }));
  expect(status()).toBe("Published");
  expect(screen.getByRole("link", { name: "View page" }).getAttribute("href")).toBe("/oak/");
  expect(bar().getByRole("button", { name: "Publish" })).toBeTruthy();
});

test("what the moderator changed is saved before it is approved", async () => {
  const { saved, taken } = await opened(access(), access({ review: null }));
  await press("Navigator");
  screen.getAllByRole("treeitem")[0]?.focus();
  await userEvent.keyboard("{Enter}{Delete}");
  await press("Review");
  await choose("Approve and Publish");
  expect(saved.at(-1)?.document.content).toEqual([heading("b")]);
  const base_revision = expect.objectContaining({ id: saved.length + 1 });
  expect(taken).toHaveBeenCalledWith(expect.objectContaining({ action: "approve", base_revision }));
});

test("a comment goes with the request for changes", async () => {
  const { taken } = await opened(access(), access({ review: review({ status: "needs_changes", actions: [CANCEL] }) }));
  await press("Review");
  await choose("Request changes…");
  await userEvent.type(await screen.findByRole("textbox", { name: "Comment" }), "Shorter");
  await press("Request changes");
  expect(taken).toHaveBeenCalledWith(expect.objectContaining({ action: "reject", comment: "Shorter" }));
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(status()).toBe("Saved · Changes requested");
  await vi.waitFor(() => expect(document.activeElement).toBe(bar().getByRole("status")));
});

test("the author reads who requested which changes", async () => {
  const asked = review({ status: "needs_changes", comment: "Shorten the title", by: "Maud", actions: [CANCEL] });
  await opened({ ...AUTHOR, review: asked });
  expect(screen.getByText("Maud requested changes.").parentElement?.textContent).toContain("Shorten the title");
  expect(bar().getByRole("button", { name: "Submit for review" })).toBeTruthy();
  await press("Close");
  expect(screen.queryByText("Maud requested changes.")).toBeNull();
});

test("what a moderator changed and decided is shown when the author comes back", async () => {
  const { api } = await opened(LOCKED);
  const loaded = (await api.load()) as Success;
  const requested = review({ status: "needs_changes", comment: "Name the day.", by: "Maud", actions: [] });
  const newest: Success["value"] = {
    ...loaded.value,
    document: { root: { props: {} }, content: [heading("a")] },
    revision: { id: 9, created_at: "2026-01-03T10:00:00Z" },
    access: { ...AUTHOR, review: requested },
  };
  api.load = async () => ({ ok: true, value: newest });
  window.dispatchEvent(new Event("focus"));
  expect(await screen.findByText("Name the day.")).toBeTruthy();
  showCanvas();
  await press("Navigator");
  expect(screen.getAllByRole("treeitem")).toHaveLength(1);
  expect(bar().getByRole("button", { name: "Submit for review" })).toBeTruthy();
});

test("a decision that somebody else has taken meanwhile is named, and the page is shown as it is now", async () => {
  const message = "Someone has already decided this step of the review.";
  const { api } = await opened(access(), { ok: false, status: 409, error: "moved_on", message, problems: [] });
  const load = api.load;
  api.load = async () => {
    const answer = await load();
    return answer.ok ? { ok: true, value: { ...answer.value, access: access({ review: null }) } } : answer;
  };
  await press("Review");
  await choose("Approve and Publish");
  expect(screen.getByText(message)).toBeTruthy();
  expect(bar().getByRole("button", { name: "Publish" })).toBeTruthy();
});

test("a version that the moderator has not seen is offered before the decision", async () => {
  const message = "Maud saved a newer version after you opened this.";
  await opened(access(), { ok: false, status: 409, error: "stale", message, problems: [] });
  await press("Review");
  await choose("Approve and Publish");
  expect(screen.getByRole("alert").textContent).toContain(message);
  expect(screen.getByRole("button", { name: "Load newer version" })).toBeTruthy();
});
