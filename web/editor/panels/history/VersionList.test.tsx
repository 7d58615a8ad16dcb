import { act, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useRef, useState } from "react";
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

type Shown = { onRestore: () => Promise<null>; revisions?: () => Promise<unknown> };

/** The list next to a button that makes a new revision. */
function WithApi({ onRestore, revisions = api.revisions }: Shown) {
  const [newest, setNewest] = useState(1);
  const own = useRef({ ...api, revisions } as Api);
  return (
    <EditorContext value={{ ...useEditorContext(), api: own.current }}>
      <button type="button" onClick={() => setNewest(newest + 1)}>
        Change
      </button>
      <VersionList newest={String(newest)} onRestore={onRestore} />
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

test("a list that loads again says no longer that the last attempt failed", async () => {
  const revisions = vi.fn(api.revisions as () => Promise<unknown>);
  revisions.mockResolvedValueOnce({ ok: false, error: "network", message: "The server cannot be reached." });
  inEditor(<WithApi onRestore={restore} revisions={revisions} />);
  expect((await screen.findByRole("alert")).textContent).toBe("The server cannot be reached.");

  await userEvent.click(screen.getByRole("button", { name: "Change" }));

  expect(await lines()).toHaveLength(3);
  expect(screen.queryByRole("alert")).toBeNull();
});

test("a list that arrives after a newer one is not shown", async () => {
  const answers: ((value: unknown) => void)[] = [];
  inEditor(<WithApi onRestore={restore} revisions={() => new Promise((resolve) => answers.push(resolve))} />);
  await userEvent.click(screen.getByRole("button", { name: "Change" }));
  const [late, early] = [[entry(2, { is_newest: true })], [entry(1, { is_newest: true }), entry(2, {})]];

  answers[1]?.({ ok: true, value: { revisions: early } });
  expect(await lines()).toHaveLength(2);
  await act(async () => answers[0]?.({ ok: true, value: { revisions: late } }));

  expect(await lines()).toHaveLength(2);
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
