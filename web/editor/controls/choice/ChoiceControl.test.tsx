import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { violations } from "../../../kit/testing/renderWidget";
import { ControlHost } from "../../testing/ControlHost";
import { inEditor } from "../../testing/inEditor";
import { ChoiceControl } from "./ChoiceControl";

const SETTING = {
  control: "choice",
  property: "text-align",
  label: "Alignment",
  options: [
    ["start", "Start"],
    ["center", "Center"],
    ["end", "End"],
    ["justify", "Justify"],
  ],
};

function held(value: unknown = undefined, inherited?: unknown) {
  const onValue = vi.fn();
  const rendered = inEditor(
    <ControlHost of={ChoiceControl} setting={SETTING} value={value} inherited={inherited} onValue={onValue} />,
  );
  return { ...rendered, onValue, last: () => onValue.mock.lastCall?.[0] };
}

describe("choice", () => {
  it("shows icons with names; a second press clears the choice", async () => {
    const { last } = held();
    await userEvent.click(screen.getByRole("radio", { name: "Center" }));
    expect(last()).toBe("center");
    await userEvent.click(screen.getByRole("radio", { name: "Center" }));
    expect(last()).toBeUndefined();
  });

  it("has one tab stop: arrow keys select, Space clears", async () => {
    const { last } = held("start");
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    expect(last()).toBe("center");
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "Center" }));
    await userEvent.keyboard(" ");
    expect(last()).toBeUndefined();
  });

  it("shows more than four options as a list", async () => {
    const onValue = vi.fn();
    const options = ["300", "400", "500", "600", "700"].map((weight) => [weight, weight]);
    inEditor(
      <ControlHost
        of={ChoiceControl}
        setting={{ ...SETTING, property: "font-weight", options }}
        value={undefined}
        onValue={onValue}
      />,
    );
    await userEvent.selectOptions(screen.getByLabelText("Alignment"), "600");
    expect(onValue).toHaveBeenLastCalledWith("600");
    await userEvent.selectOptions(screen.getByLabelText("Alignment"), "");
    expect(onValue).toHaveBeenLastCalledWith(undefined);
  });

  it("is accessible", async () => {
    const { container } = held();
    expect(await violations(container)).toEqual([]);
  });
});
