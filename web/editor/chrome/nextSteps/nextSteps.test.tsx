import "../../testing/canvasBrowser";
import { fireEvent, screen } from "@testing-library/react";
import type { ContextType } from "react";
import { expect, onTestFinished, test, vi } from "vitest";
import { ChecksContext, NOTHING } from "../../checks/ChecksProvider";
import { SavingContext } from "../../saving/SavingContext";
import type { SaveState } from "../../saving/saveState";
import { inEditor } from "../../testing/inEditor";
import { PublishedNotice } from "../notices/PublishedNotice";
import { ScreenContext } from "../ScreenContext";
import { NextSteps } from "./NextSteps";

const STEPS = {
  note: "Entries are e-mailed to a@example.org.",
  notifications: "/exit/#tab-after_sending",
  links: [{ label: "Add it to a page", url: "/place/" }],
};

function shown(state: SaveState["name"], nextSteps: typeof STEPS | null = STEPS) {
  const saving = { state: { name: state } } as ContextType<typeof SavingContext>;
  inEditor(
    <SavingContext value={saving}>
      <NextSteps />
    </SavingContext>,
    { boot: { kind: "form", pk: 4, title: "Booking", nextSteps } },
  );
}

test("FORM-PAGE-17 after publishing, a form offers what follows, until it is closed", () => {
  shown("published");

  expect(screen.getByRole("link", { name: "Add it to a page" }).getAttribute("href")).toBe("/place/");
  expect(screen.getByRole("status").textContent).toContain(STEPS.note);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("status")).toBeNull();
});

test("a published form with an issue has one notice, which leads to the checklist", () => {
  const openPanel = vi.fn();
  const saving = { state: { name: "published" }, publication: { liveUrl: null, warning: "" } } as never;
  inEditor(
    <SavingContext value={saving}>
      <ScreenContext value={{ openPanel } as never}>
        <ChecksContext value={{ ...NOTHING, count: 1 }}>
          <PublishedNotice />
          <NextSteps />
        </ChecksContext>
      </ScreenContext>
    </SavingContext>,
    { boot: { kind: "form", pk: 4, title: "Booking", nextSteps: STEPS } },
  );

  expect(screen.getByRole("status").textContent).toContain("1 issue.");
  fireEvent.click(screen.getByRole("button", { name: "Open checklist" }));
  expect(openPanel).toHaveBeenCalledWith("checklist");
});

test.each([
  ["saved", STEPS],
  ["published", null],
] as const)("offers nothing if it is %s with %o", (state, steps) => {
  shown(state, steps);

  expect(screen.queryByRole("status")).toBeNull();
});

test("a form that was made for a page is passed on to its tab, and leads back there", () => {
  const postMessage = vi.fn();
  vi.stubGlobal("opener", { postMessage });
  vi.stubGlobal("close", vi.fn());
  onTestFinished(() => void vi.unstubAllGlobals());
  shown("published");
  fireEvent.click(screen.getByRole("button", { name: "Back to the page" }));

  const message = { type: "intarsia:form-published", form: { id: 4, label: "Booking" } };
  expect(postMessage).toHaveBeenCalledWith(message, location.origin);
  expect(window.close).toHaveBeenCalled();
});
