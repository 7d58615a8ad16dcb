import "../../testing/canvasBrowser";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import type { Document } from "../../../documents/document";
import { heading, openEditor } from "../../testing/openEditor";

beforeEach(() => localStorage.clear());

const old: Document = { root: { props: {} }, content: [heading("old", "Linden")] };
const VERSIONS = [
  { entry: { is_newest: true }, document: { root: {}, content: [] } },
  { entry: { created_at: "2026-01-01T09:00:00Z" }, document: old },
];
const section = (name: string) => within(screen.getByText(name).parentElement as HTMLElement);
const steps = () =>
  section("This session")
    .getAllByRole("button")
    .map((step) => [step.querySelector("span")?.textContent, step.getAttribute("aria-current")]);

async function open(options: Parameters<typeof openEditor>[0] = {}) {
  const editor = await openEditor({
    elements: [heading("a", "Oak")],
    panel: "history",
    versions: VERSIONS,
    ...options,
  });
  await section("Versions").findAllByRole("listitem");
  return editor;
}
const restore = () => fireEvent.click(section("Versions").getByRole("button", { name: "Restore" }));
const saved = async ({ saved: requests }: Awaited<ReturnType<typeof openEditor>>) => {
  fireEvent.click(screen.getByText("Save draft"));
  const before = requests.length;
  await waitFor(() => expect(requests.length).toBeGreaterThan(before));
  return requests.at(-1)?.document.content.map(({ props }) => props.title);
};

test("EDIT-ED-07 the current document becomes a version before another one is restored, as a step to go back to", async () => {
  const editor = await open();
  // The current version cannot be restored.
  expect(section("Versions").getAllByRole("button", { name: "Restore" })).toHaveLength(1);
  restore();
  await waitFor(() => expect(steps()).toHaveLength(2));
  expect(editor.saved.map(({ action }) => action)).toEqual(["draft"]);
  expect(steps()).toEqual([
    [expect.stringMatching(/^Restore .*2026/), "step"],
    [expect.any(String), null],
  ]);
  expect(await saved(editor)).toEqual(["Linden"]);

  fireEvent.click(section("This session").getAllByRole("button")[1] as HTMLElement);
  expect(steps().map(([, current]) => current)).toEqual([null, "step"]);
  expect(await saved(editor)).toEqual(["Oak"]);
});

test("EDIT-ED-07 nothing is restored if the current document cannot be saved", async () => {
  const editor = await open();
  const failure = { ok: false as const, status: 0, error: "offline", message: "No connection.", problems: [] };
  vi.mocked(editor.api.save).mockResolvedValue(failure);
  restore();
  await waitFor(() => expect(editor.api.save).toHaveBeenCalled());
  expect(await screen.findAllByText(/No connection/)).toBeTruthy();
  expect(steps()).toHaveLength(1);
});

test("a version that cannot be loaded is not restored, with the reason", async () => {
  const editor = await open();
  editor.api.revision = async () => ({ ok: false, status: 0, error: "gone", message: "It is gone.", problems: [] });
  restore();
  await waitFor(() => expect(section("Versions").getByRole("alert").textContent).toBe("It is gone."));
  expect(steps()).toHaveLength(1);
});

test("a locked page has no button to restore", async () => {
  await open({ boot: { locked: true } });
  expect(section("Versions").queryByRole("button", { name: "Restore" })).toBeNull();
});
