import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { SHARED_FIELDS } from "../../../../kit/style/sharedFields";
import { violations } from "../../../../kit/testing/renderWidget";
import { loadLayers } from "../../../layers/onDemand";
import { inEditor } from "../../../testing/inEditor";
import { TextStyleRow } from "./TextStyleRow";

beforeAll(() => loadLayers());

const FIELDS = (["font_family", "font_size", "font_weight", "font_style", "text_decoration"] as const).map(
  (name) => [name, SHARED_FIELDS[name]] as const,
);

function rendered(style: object, options: Parameters<typeof inEditor>[1] = {}) {
  const onChange = vi.fn();
  const onReset = vi.fn();
  const { container } = inEditor(
    <TextStyleRow fields={FIELDS} style={style as never} state={null} onChange={onChange} onReset={onReset} />,
    options,
  );
  return {
    container,
    onChange,
    onReset,
    button: () => screen.getByRole("button", { name: /^Text style: (?!remove)/ }),
  };
}

describe("text style", () => {
  it("EDIT-ED-04 summarizes the text style here and on larger screens", () => {
    const style = {
      desktop: { font_family: { $var: "font.heading" }, font_weight: "700" },
      mobile: { font_size: "18px" },
    };
    const { button } = rendered(style, { device: "mobile" });
    expect(button().textContent).toBe("Headings · 18px · Bold");
    expect(screen.getByRole("button", { name: "Text style: remove the value on mobile" })).toBeTruthy();
  });

  it("EDIT-ED-04 opens the fields, each with its own mark and value per device", async () => {
    const { button, onChange } = rendered({ desktop: { font_size: "20px" } }, { device: "tablet" });
    await userEvent.click(button());
    await userEvent.click(screen.getByRole("radio", { name: "Italic" }));
    expect(onChange).toHaveBeenLastCalledWith("tablet", "font_style", "italic");
    expect((screen.getByLabelText("Font size") as HTMLInputElement).placeholder).toBe("20px");
    await userEvent.keyboard("{Escape}");
    expect(screen.queryByRole("dialog")).toBeNull();
    expect(document.activeElement).toBe(button());
  });

  it("EDIT-ED-04 resets all values of the device at once", async () => {
    const { onReset } = rendered({ desktop: { font_size: "20px", font_weight: "700", color: "red" } });
    await userEvent.click(screen.getByRole("button", { name: "Text style: remove the value on desktop" }));
    expect(onReset).toHaveBeenCalledWith("desktop", ["font_size", "font_weight"]);
  });

  it("is accessible, closed and open", async () => {
    const { container, button } = rendered({});
    expect(await violations(container)).toEqual([]);
    await userEvent.click(button());
    expect(await violations(container)).toEqual([]);
  });
});
