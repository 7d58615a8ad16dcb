import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { EditorContext, type EditorContextValue } from "../../EditorContext";
import { localCopy } from "../../saving/localCopy";
import { SavingContext } from "../../saving/SavingContext";
import type { SaveState } from "../../saving/saveState";
import { boot } from "../../testing/inEditor";
import { SaveButtons } from "./SaveButtons";

test("keeps focus while saving and ignores a second press", async () => {
  const save = vi.fn(() => new Promise<boolean>(() => {}));
  const content = { root: {}, content: [] };
  const saving = {
    save,
    changed: () => {},
    revision: () => null,
    latest: () => content,
    isSaving: () => false,
    isUnsaved: () => false,
    enter: () => {},
    follow: () => {},
    restart: () => {},
    continueFrom: () => {},
    restored: () => {},
  };
  const copy = localCopy(boot());
  const publication = { liveUrl: null, hasUnpublishedChanges: false, warning: "" };
  const rendered = (state: SaveState) => (
    <EditorContext value={{ boot: boot() } as EditorContextValue}>
      <SavingContext value={{ ...saving, state, copy, publication, start: { document: content, revision: null } }}>
        <SaveButtons />
      </SavingContext>
    </EditorContext>
  );
  // During an autosave: a click meanwhile is queued.
  render(rendered({ name: "saving" }));
  const publish = screen.getByRole("button", { name: "Publish" });
  publish.focus();
  await userEvent.keyboard("{Enter}");
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(publish);
  expect(publish.getAttribute("aria-disabled")).toBe("true");
  expect(save.mock.calls).toEqual([["publish"]]);
});
