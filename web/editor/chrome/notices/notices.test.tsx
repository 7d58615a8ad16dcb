import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { fromText } from "../../clipboard/format";
import { storedClipboard } from "../../clipboard/store";
import type { Loaded } from "../../Editor";
import { EditorContext, type EditorContextValue } from "../../EditorContext";
import type { Boot, Rejection } from "../../saving/api";
import { localCopy } from "../../saving/localCopy";
import { SavingContext } from "../../saving/SavingContext";
import type { SaveState } from "../../saving/saveState";
import { boot } from "../../testing/inEditor";
import { SaveStatus } from "../topBar/SaveStatus";
import { Notices } from "./Notices";

// The canvas engine needs it when it loads, and jsdom does not have it.
vi.hoisted(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
});

const document = { root: {}, content: [] };
const rejection = (error: string, message = "Because."): Rejection => ({
  ok: false,
  status: 0,
  error,
  message,
  problems: [],
});

const schemaOf = () => ({ label: "Icon" });

type Options = { boot?: Partial<Boot>; restart?: (start: Loaded) => void };

function shown(
  state: SaveState,
  start: Loaded = { document, revision: null },
  api = {},
  { boot: own = {}, restart = () => {} }: Options = {},
) {
  const save = vi.fn(async () => true);
  const saving = {
    state,
    save,
    changed: () => {},
    revision: () => null,
    latest: () => start.document,
    isSaving: () => false,
    isUnsaved: () => false,
    enter: () => {},
    follow: () => {},
    restart,
    continueFrom: () => {},
    restored: () => {},
  };
  const publication = { liveUrl: null, hasUnpublishedChanges: false, warning: "" };
  render(
    <EditorContext value={{ boot: boot(own), schemaOf, api } as unknown as EditorContextValue}>
      <SavingContext value={{ ...saving, publication, copy: localCopy(boot(own)), start }}>
        <SaveStatus />
        <Notices />
      </SavingContext>
    </EditorContext>,
  );
  return { save, press: (name: string) => userEvent.click(screen.getByRole("button", { name })) };
}
afterEach(() => localStorage.clear());

test("repeats the request with “Try again”", async () => {
  const { save, press } = shown({ name: "rejected", rejection: rejection("offline"), action: "publish" });
  expect(screen.getByRole("alert").textContent).toContain("This also publishes it.");
  await press("Try again");
  expect(save).toHaveBeenCalledWith("publish");
});

test("copies all elements of a page that was deleted, to paste them into another one", async () => {
  const content = [
    { type: "icon", props: { id: "a" } },
    { type: "icon", props: { id: "b", $version: 2 } },
  ];
  const state: SaveState = { name: "rejected", rejection: rejection("not_found"), action: "autosave" };
  const { press } = shown(state, { document: { root: {}, content }, revision: null });
  await press("Copy all elements");

  expect(screen.getByText("Copied. Paste them into another page.")).toBeTruthy();
  const read = fromText(storedClipboard.read() ?? "");
  expect(read).toEqual({
    ok: true,
    copied: {
      elements: [
        { type: "icon", props: { id: "a", $version: 1 } },
        { type: "icon", props: { id: "b", $version: 2 } },
      ],
    },
  });
});

test.each(["Keep my version", "Load newer version"])("says why “%s” was not possible", async (button) => {
  const api = { load: async () => rejection("offline", "The server cannot be reached.") };
  const state: SaveState = { name: "rejected", rejection: rejection("stale"), action: "autosave" };
  const { press } = shown(state, undefined, api);
  await press(button);

  expect(screen.getByRole("alert").textContent).toContain("The server cannot be reached.");
});

test("offers to save a draft without permission to publish", async () => {
  const { save, press } = shown({ name: "rejected", rejection: rejection("forbidden"), action: "publish" });
  await press("Save draft");
  expect(save).toHaveBeenCalledWith("draft");
});

test("says that a document is saved but not published, with a button to publish", async () => {
  const { save, press } = shown({ name: "saved", at: 1, missed: "publish" });
  expect(screen.getByText("Saved, not published")).toBeTruthy();
  await press("Publish now");
  expect(save).toHaveBeenLastCalledWith("publish");
  await press("Keep as draft");
  expect(save).toHaveBeenLastCalledWith("draft");
});

test("says that a document is saved but not submitted, with a button to submit", async () => {
  const { save, press } = shown({ name: "saved", at: 1, missed: "submit" });
  expect(screen.getByText("Saved, not submitted")).toBeTruthy();
  await press("Submit now");
  expect(save).toHaveBeenLastCalledWith("submit");
});

test("EDIT-ED-07 signing in is the first action for a user who is signed out, and the reason is shown once", () => {
  shown({
    name: "rejected",
    rejection: rejection("signed_out", "You are signed out: sign in again."),
    action: "autosave",
  });
  expect(screen.getByRole("alert").textContent?.match(/signed out/g)).toHaveLength(1);
  expect(screen.getByRole("alert").querySelector("strong")?.textContent).toBe("You are signed out.");
  expect(screen.getByRole("link", { name: "Sign in (new tab)" }).className).toContain("primary");
  expect(screen.getByRole("button", { name: "Try again" }).className).not.toContain("primary");
});

test("names the elements that keep the settings of an earlier version, because their upgrade failed", () => {
  const content = [
    { type: "icon", props: { id: "a", $label: "Our sign" } },
    { type: "icon", props: { id: "b" } },
    { type: "icon", props: { id: "c" } },
  ];
  const notUpgraded = ["a", "b"].map((id) => ({ id, type: "icon", message: "no words" }));
  shown({ name: "saved", at: null, missed: null }, { document: { root: {}, content }, revision: null, notUpgraded });

  expect(screen.getByText(/could not be upgraded: Our sign, Icon\./)).toBeTruthy();
});

const SAVED: SaveState = { name: "saved", at: 1, missed: null };
const base = { id: 3, created_at: "2026-01-02T10:00:00Z" };
const unsaved = { root: {}, content: [{ type: "icon", props: { id: "mine" } }] };

/** Another session of this user ended before its changes were saved. */
function leaveChanges(changed: Loaded["document"] = unsaved) {
  const left = localCopy(boot());
  left.keep(changed, base);
  left.setAside();
}
const notice = () => screen.queryByText(/This browser has unsaved changes/);

test("EDIT-ED-07 changes that only this browser has are restored after the current ones were saved", async () => {
  leaveChanges();
  const restart = vi.fn();
  const { save, press } = shown(SAVED, { document, revision: base }, {}, { restart });
  expect(notice()?.textContent).not.toContain("The page has changed since then");
  await press("Restore changes");
  expect(save).toHaveBeenCalledWith("autosave");
  expect(restart).toHaveBeenCalledWith({ document: unsaved, revision: null, isUnsaved: true });
});

test("EDIT-ED-07 says if there are newer changes on the server, and discards those of the browser for good", async () => {
  leaveChanges();
  const newer = { id: 4, created_at: "2026-01-02T11:00:00Z" };
  const { press } = shown(SAVED, { document, revision: newer });
  expect(notice()?.textContent).toContain("The page has changed since then. That version stays in the history.");
  await press("Discard changes");
  expect(notice()).toBeNull();
  shown(SAVED, { document, revision: newer });
  expect(notice()).toBeNull();
});

test("says nothing of changes that the server has, or on a locked page", () => {
  leaveChanges(document);
  shown(SAVED, { document, revision: base });
  expect(notice()).toBeNull();
  leaveChanges();
  shown(SAVED, { document, revision: base }, {}, { boot: { locked: true } });
  expect(notice()).toBeNull();
});

test.each([
  [{}, "This page is locked. You can look around; nothing is saved."],
  [{ kind: "form" as const }, "This form is locked. You can look around; nothing is saved."],
  [{ lockMessage: "Ada locked it." }, "Ada locked it. You can look around; nothing is saved."],
])("a locked page says why nothing is saved: %j", (own, text) => {
  shown(SAVED, undefined, {}, { boot: { locked: true, ...own } });
  expect(screen.getByText(text)).toBeTruthy();
});
