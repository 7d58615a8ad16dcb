import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";
import { enhanceIn, image as picture, renderWidget } from "../../../web/kit/testing/renderWidget";
import { image_gallery } from ".";
import { enhance } from "./enhance";

const images = Object.fromEntries([1, 2, 3, 4].map((id) => [id, picture()]));
const galleryOf = (...ids: number[]) => ids.map((id) => ({ id }));

/** A gallery as the server renders it. */
function hang(settings: Record<string, unknown>, id: string) {
  const { container } = renderWidget(image_gallery, settings, { id, resources: { images } });
  onTestFinished(enhanceIn(container, enhance));
  return { container };
}

describe("last row", () => {
  let measure = () => {};
  beforeEach(() => {
    vi.stubGlobal(
      "ResizeObserver",
      class {
        constructor(report: () => void) {
          measure = report;
        }
        observe() {}
        disconnect() {}
      },
    );
    return () => vi.unstubAllGlobals();
  });

  /** jsdom has no layout: two images of 400 px fill a row of 800 px, the rest is the last row. */
  function layOut(container: HTMLElement, widths: number[]) {
    Object.defineProperty(container.querySelector("ul"), "clientWidth", { value: 800 });
    container.querySelectorAll("li").forEach((item, index) => {
      Object.defineProperty(item, "offsetTop", { value: Math.floor(index / 2) * 200 });
      Object.defineProperty(item, "offsetWidth", { value: widths[index] });
    });
    measure();
    return [...container.querySelectorAll("li")].map((item) => !item.hidden);
  }
  const settings = { layout: "justified", last_row: "hide" };

  test("W-GALLERY-03 is hidden if it does not fill the width", () => {
    const { container } = hang({ ...settings, gallery: galleryOf(1, 2, 3) }, "part");

    expect(layOut(container, [400, 400, 300])).toEqual([true, true, false]);
  });

  test("W-GALLERY-03 is shown if it is full or the only row", () => {
    const full = hang({ ...settings, gallery: galleryOf(1, 2, 3, 4) }, "full");
    expect(layOut(full.container, [400, 400, 400, 390])).toEqual([true, true, true, true]);

    const only = hang({ ...settings, gallery: galleryOf(1) }, "only");
    expect(layOut(only.container, [300])).toEqual([true]);
  });
});

describe("groups", () => {
  const groups = [
    { _id: "a", title: "Oak", gallery: galleryOf(1, 2) },
    { _id: "b", title: "Ash", gallery: galleryOf(3) },
  ];
  const shown = (container: Element) => [...container.querySelectorAll("li")].map(({ hidden }) => !hidden);

  test("W-GALLERY-04 shows only the images of the pressed button's group, and all of them again", async () => {
    const { container } = hang({ source: "groups", groups }, "groups");

    await userEvent.click(screen.getByRole("button", { name: "Ash" }));
    expect(shown(container)).toEqual([false, false, true]);
    expect(screen.getByRole("button", { pressed: true }).textContent).toBe("Ash");

    await userEvent.click(screen.getByRole("button", { name: "All" }));
    expect(shown(container)).toEqual([true, true, true]);
    expect(screen.getByRole("button", { pressed: true }).textContent).toBe("All");
  });

  test("W-ALL-03 W-ALL-04 filters by keyboard too, without affecting another gallery", async () => {
    const other = hang({ source: "groups", groups }, "other");
    const { container } = hang({ source: "groups", groups }, "mine");

    within(container).getByRole("button", { name: "Oak" }).focus();
    await userEvent.keyboard("{Enter}");

    expect(shown(container)).toEqual([true, true, false]);
    expect(shown(other.container)).toEqual([true, true, true]);
  });
});
