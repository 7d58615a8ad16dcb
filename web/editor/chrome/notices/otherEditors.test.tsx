import { act, render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { EditorContext, type EditorContextValue } from "../../EditorContext";
import type { OtherEditor } from "../../saving/api";
import { SavingContext } from "../../saving/SavingContext";
import { boot } from "../../testing/inEditor";
import { OtherEditors } from "./OtherEditors";

const session = (user: string, revision_id: number | null = null): OtherEditor => ({
  user,
  is_editing: true,
  revision_id,
});

async function shown(...sessions: OtherEditor[]) {
  const answered = Promise.resolve(sessions);
  const api = { ping: () => answered, release: () => {} };
  const saving = { revision: () => null, isSaving: () => false };
  render(
    <EditorContext value={{ boot: boot({ userName: "Ada" }), api } as unknown as EditorContextValue}>
      <SavingContext value={saving as never}>
        <OtherEditors />
      </SavingContext>
    </EditorContext>,
  );
  await act(() => answered);
  return screen.queryByRole("status")?.textContent ?? null;
}

test.each([
  ["another person", [session("Maud")], "Maud is here too"],
  [
    "two others, and another tab of the same person",
    [session("Maud"), session("Ada"), session("Bo")],
    "2 others are here",
  ],
  ["a newer version of another person", [session("Maud", 8)], "Maud saved a newer version"],
  ["a newer version from another tab", [session("Ada", 8)], "You saved a newer version in another tab"],
  ["another tab of the same person", [session("Ada")], null],
])("EDIT-ED-06 of %s", async (_what, sessions, text) => {
  expect(await shown(...sessions)).toBe(text);
});

test("the tooltip has the text, for which narrow screens have no space, and the names", async () => {
  await shown(session("Maud"), session("Bo"));

  expect(screen.getByRole("status").title).toBe("2 others are here\nMaud, Bo");
});
