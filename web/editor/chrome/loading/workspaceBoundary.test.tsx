import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { EditorContext, type EditorContextValue } from "../../EditorContext";
import { boot } from "../../testing/inEditor";
import { WorkspaceBoundary } from "./WorkspaceBoundary";

function Broken(): never {
  throw new TypeError("Cannot convert object to primitive value");
}

const newest = { id: 9, created_at: "now" };
const api = () => ({
  load: async () => ({ ok: true, value: { revision: newest } }),
  revisions: async () => ({
    ok: true,
    value: {
      revisions: [{ id: 4, created_at: "2026-01-02T10:00:00Z", user: "Ada", is_live: true, label: "Live version" }],
    },
  }),
  restore: vi.fn(async (..._: unknown[]) => ({ ok: true, value: {} }) as object),
});

function broken(calls = api()) {
  // React logs the error that it caught; this test is not about that.
  vi.spyOn(console, "error").mockImplementation(() => {});
  const onReload = vi.fn();
  render(
    <EditorContext value={{ boot: boot(), api: calls } as unknown as EditorContextValue}>
      <WorkspaceBoundary onReload={onReload}>
        <Broken />
      </WorkspaceBoundary>
    </EditorContext>,
  );
  return onReload;
}

test("says why a page cannot be rendered, and offers to leave", () => {
  broken();
  expect(screen.getByRole("alert").textContent).toContain("Cannot convert object to primitive value");
  expect(screen.getByRole("link", { name: "Leave the editor" }).getAttribute("href")).toBe("/exit/");
});

test("EDIT-ED-07 restores an earlier version if the newest cannot be rendered", async () => {
  const calls = api();
  const onReload = broken(calls);
  await userEvent.click(await screen.findByRole("button", { name: "Restore" }));
  expect(calls.restore).toHaveBeenCalledWith(4, newest);
  expect(onReload).toHaveBeenCalledOnce();
});

test("says why a version cannot be restored", async () => {
  const calls = api();
  calls.restore.mockResolvedValue({ ok: false, message: "It is locked." });
  const onReload = broken(calls);
  await userEvent.click(await screen.findByRole("button", { name: "Restore" }));
  await screen.findByText("It is locked.");
  expect(onReload).not.toHaveBeenCalled();
});
