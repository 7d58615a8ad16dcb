import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it } from "vitest";
import { SHARED_FIELDS } from "../../../kit/style/sharedFields";
import { violations } from "../../../kit/testing/renderWidget";
import { loadLayers } from "../../layers/onDemand";
import { inEditor } from "../../testing/inEditor";
import { type TextStyleValue, TypographyControl } from "./TypographyControl";

beforeAll(() => loadLayers());

const { font_family, font_size, font_weight } = SHARED_FIELDS;

function rendered(looks: readonly TextStyleValue[], isEmpty = false) {
  const { container } = inEditor(
    <>
      <TypographyControl id="letters" label="Text style" values={looks} isEmpty={isEmpty}>
        <label>
          Size <input />
        </label>
      </TypographyControl>
      <button type="button">The next control</button>
    </>,
  );
  return { container, button: () => screen.getByRole("button", { name: /^Text style/ }) };
}

describe("typography", () => {
  it("summarizes the current values in the order of its rows", () => {
    const { button } = rendered([
      { field: font_family, value: { $var: "font.heading" } },
      { field: font_size, value: "18px" },
      { field: font_weight, value: "700" },
    ]);
    expect(button().textContent).toBe("Headings · 18px · Bold");
  });

  it("shows a font by its first name", () => {
    expect(rendered([{ field: font_family, value: '"Iowan Old Style", serif' }]).button().textContent).toBe(
      "Iowan Old Style",
    );
  });

  it("says “Default” if nothing is set", () => {
    expect(
      rendered([{ field: font_size, value: undefined }], true)
        .button()
        .getAttribute("aria-label"),
    ).toBe("Text style: Default");
  });

  it("opens and closes by keyboard and returns focus", async () => {
    const { button } = rendered([], true);
    await userEvent.tab();
    expect(document.activeElement).toBe(button());
    await userEvent.keyboard("{Enter}");
    expect(button().getAttribute("aria-expanded")).toBe("true");
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByLabelText("Size"));
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  it("closes when Tab leaves it", async () => {
    const { button } = rendered([], true);
    await userEvent.click(button());
    await userEvent.tab();
    await userEvent.tab();
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "The next control" }));
  });

  it("is accessible, closed and open", async () => {
    const { container, button } = rendered([{ field: font_size, value: "18px" }]);
    expect(await violations(container)).toEqual([]);
    await userEvent.click(button());
    expect(await violations(container)).toEqual([]);
  });
});
