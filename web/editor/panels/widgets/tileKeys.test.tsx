import "../../testing/canvasBrowser";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test } from "vitest";
import { openEditor } from "../../testing/openEditor";

beforeEach(() => localStorage.clear());

// Whether each of the many buttons is visible takes seconds to find out; nothing in the open panel is hidden.
const hidden = true;
const panel = () => within(screen.getByRole("region", { name: "Widgets", hidden }));
const stops = () =>
  panel()
    .getAllByRole("button", { hidden })
    .flatMap((button) => (button.tabIndex === 0 ? [button.getAttribute("aria-label")] : []));
const focused = () => document.activeElement?.getAttribute("aria-label");

test("EDIT-ED-02 Tab reaches one tile and its star, and arrow keys the others", async () => {
  await openEditor({ panel: "widgets" });
  await userEvent.click(panel().getByRole("searchbox", { hidden }));
  const [first, firstStar] = stops();
  expect(stops()).toEqual([first, `Favorite: ${first}`]);

  await userEvent.keyboard("{ArrowDown}");
  expect(focused()).toBe(first);
  await userEvent.keyboard("{ArrowRight}");
  const second = focused();
  expect(second).not.toBe(first);
  expect(stops()).toEqual([second, `Favorite: ${second}`]);
  await userEvent.tab();
  expect(focused()).toBe(`Favorite: ${second}`);

  await userEvent.tab({ shift: true });
  await userEvent.keyboard("{End}");
  const last = focused();
  await userEvent.keyboard("{ArrowRight}");
  expect(focused()).toBe(last);
  await userEvent.keyboard("{Home}");
  expect([focused(), `Favorite: ${focused()}`]).toEqual([first, firstStar]);
});

test("EDIT-ED-02 a search that hides the current tile makes its first result the stop", async () => {
  await openEditor({ panel: "widgets" });
  await userEvent.type(panel().getByRole("searchbox", { hidden }), "accordion");
  expect(stops()[0]).toBe("Accordion");
});
