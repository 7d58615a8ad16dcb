import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, onTestFinished, test, vi } from "vitest";
import { violations } from "../../../kit/testing/renderWidget";
import { EditorContext, useEditorContext } from "../../EditorContext";
import type { Api, RevisionEntry } from "../../saving/api";
import { inEditor } from "../../testing/inEditor";
import { VersionList } from "./VersionList";

const entry = (id: number, changes: Partial<RevisionEntry>): RevisionEntry => ({
  id,
  created_at: new Date(Date.now() - id * 3_600_000 - 1000).toISOString(),
  name: "Noor Whitlock",
  is_own: false,
  is_live: false,
  is_newest: false,
  label: "Draft",
  ...changes,
});
const OLD = { root: {}, content: [] };
const api = {
  revisions: async () => ({
    ok: true,
    value: {
      revisions: [
        entry(1, { is_newest: true, is_own: true }),
        entry(2, { is_live: true, label: "Published" }),
        entry(3, { label: "Restored", name: null }),
      ],
    },
  }),
  revision: async () => ({ ok: true, value: { document: OLD } }),
  csrfToken: () => "token",
} as unknown as Api;

function WithApi({ onRestore }: { onRestore: () => Promise<null> }) {
  return (
    <EditorContext value={{ ...useEditorContext(), api }}>
      <VersionList onRestore={onRestore} />
    </EditorContext>
  );
}

const lines = () => screen.findAllByRole("listitem");
const restore = vi.fn(async () => null);
beforeEach(() => restore.mockClear());

test("EDIT-ED-07 shows the date, status and author of versions, and marks the current and the live one", async () => {
  const { container } = inEditor(<WithApi onRestore={restore} />);

  expect((await lines()).map((line) => line.textContent)).toEqual([
    "1 hour agoCurrentDraft · You",
    "2 hours agoLivePublished · Noor WhitlockRestore",
    "3 hours agoRestoredRestore",
  ]);
  expect(screen.getByText("2 hours ago").title).toMatch(/\d:\d\d/);
  expect(await violations(container)).toEqual([]);
});

test("EDIT-ED-07 previews a version before it is restored", async () => {
  const posted = vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(function (this: HTMLFormElement) {
    expect(new FormData(this).get("document")).toBe(JSON.stringify(OLD));
  });
  onTestFinished(() => posted.mockRestore());
  inEditor(<WithApi onRestore={restore} />);
  const [, live] = await lines();

  await userEvent.click(within(live as HTMLElement).getByRole("button", { name: /^Preview the version of/ }));
  expect(posted).toHaveBeenCalledOnce();
  expect(restore).not.toHaveBeenCalled();

  await userEvent.click(within(live as HTMLElement).getByRole("button", { name: "Restore" }));
  expect(restore).toHaveBeenCalledOnce();
});
