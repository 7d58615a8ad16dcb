import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, beforeAll, expect, test, vi } from "vitest";
import { loadLayers } from "../../layers/onDemand";
import { ZoomMenu } from "./ZoomMenu";
import { zoom } from "./zoom";

beforeAll(() => loadLayers());

afterEach(() => act(() => zoom.choose(null)));

const button = () => screen.getByRole("button", { name: /Zoom/ });

test("the button says the width of the page and the zoom", async () => {
  render(<ZoomMenu width={1023.6} shown={0.754} />);

  expect(button().getAttribute("aria-label")).toBe("Zoom: 1024 px · 75 %");
  expect(button().textContent?.trim()).toBe("1024 px · 75 %");
  expect([button().getAttribute("aria-haspopup"), button().getAttribute("aria-expanded")]).toEqual(["menu", "false"]);
  await userEvent.click(button());
  expect(button().getAttribute("aria-expanded")).toBe("true");
  await userEvent.keyboard("{Escape}");
  expect(button().getAttribute("aria-expanded")).toBe("false");
});

test("the menu offers steps, the whole screen and five levels", async () => {
  const choose = vi.spyOn(zoom, "choose");
  const step = vi.spyOn(zoom, "step");
  render(<ZoomMenu width={1024} shown={1} />);
  const open = () => userEvent.click(button());
  await open();
  const items = screen.getAllByRole("menuitem");
  expect(items.map((item) => item.querySelector("span")?.textContent)).toEqual([
    ...["Zoom in", "Zoom out", "Fit to screen", "50 %", "75 %", "100 %", "150 %", "200 %"],
  ]);
  expect(items.map((item) => item.querySelector("kbd")?.textContent).slice(0, 4)).toEqual([
    ...["Ctrl +", "Ctrl -", "Ctrl 0", undefined],
  ]);
  const groups = new Set(items.map((item) => item.parentElement));
  expect([...groups].map((group) => group?.children.length)).toEqual([2, 1, 5]);

  for (const name of ["Zoom in", "Zoom out", "150 %", "Fit to screen"]) {
    if (!screen.queryByRole("menu")) await open();
    await userEvent.click(screen.getByRole("menuitem", { name }));
  }
  expect(step.mock.calls).toEqual([[1], [-1]]);
  expect(choose.mock.calls).toEqual([[1.5], [null]]);
});

test("what is chosen has a check mark", async () => {
  render(<ZoomMenu width={1024} shown={1} />);
  const checked = async () => {
    await userEvent.click(button());
    const found = screen.getAllByRole("menuitem").filter((item) => item.querySelector(".lucide-check"));
    await userEvent.keyboard("{Escape}");
    return found.map((item) => item.querySelector("span")?.textContent);
  };

  expect(await checked()).toEqual(["Fit to screen"]);
  act(() => zoom.choose(1.5));
  expect(await checked()).toEqual(["150 %"]);
});
