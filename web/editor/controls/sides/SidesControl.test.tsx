import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { violations } from "../../../kit/testing/renderWidget";
import { ControlHost } from "../../testing/ControlHost";
import { inEditor } from "../../testing/inEditor";
import { SidesControl } from "./SidesControl";
import { parseSides, printSides } from "./sides";

const SETTING = { control: "sizes", property: "padding", label: "Padding" };

function held(value: unknown = "8px", inherited?: unknown) {
  const onValue = vi.fn();
  const rendered = inEditor(
    <ControlHost of={SidesControl} setting={SETTING} value={value} inherited={inherited} onValue={onValue} />,
  );
  return { ...rendered, onValue, last: () => onValue.mock.lastCall?.[0] };
}

describe("four sides", () => {
  it("sets all sides together", async () => {
    const { last } = held(undefined);
    await userEvent.type(screen.getByLabelText("Padding, all sides"), "24");
    expect(last()).toBe("24px");
  });

  it("sets each side separately when unlinked", async () => {
    const { last } = held();
    await userEvent.click(screen.getByRole("button", { name: "Padding: same on all sides" }));
    const left = screen.getByLabelText("Padding, left");
    await userEvent.clear(left);
    await userEvent.type(left, "2rem");
    expect(last()).toBe("8px 8px 8px 2rem");
  });

  it("is unlinked if the sides differ", () => {
    held("72px 20px");
    expect((screen.getByLabelText("Padding, right") as HTMLInputElement).value).toBe("20px");
  });

  it("shows a value that it cannot parse as text", () => {
    held("clamp(1rem, 2vw, 3rem)");
    expect((screen.getByLabelText("Padding") as HTMLInputElement).value).toBe("clamp(1rem, 2vw, 3rem)");
  });

  it.each([
    ["1px", "1px"],
    ["1px 2px 1px 2px", "1px 2px"],
    ["1px 2px 3px", "1px 2px 3px"],
    ["1px 2px 3px 4px", "1px 2px 3px 4px"],
  ])("prints %s as %s", (css, shortest) => expect(printSides(parseSides(css) as never)).toBe(shortest));

  it("is accessible", async () => {
    const { container } = inEditor(
      <SidesControl id="s" setting={SETTING as never} value="1px 2px" onChange={() => {}} />,
    );
    expect(await violations(container)).toEqual([]);
  });
});
