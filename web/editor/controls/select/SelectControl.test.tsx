import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { ALIGNMENTS } from "../../../kit/schema/options";
import { violations } from "../../../kit/testing/renderWidget";
import { ControlHost } from "../../testing/ControlHost";
import { inEditor } from "../../testing/inEditor";
import { SelectControl } from "./SelectControl";

const options = [
  ["start", "Start"],
  ["end", "End"],
];
const SETTING = { kind: "select", label: "Side", default: "start", options };

function held(value: unknown = "start", inherited?: unknown) {
  const onValue = vi.fn();
  const rendered = inEditor(
    <ControlHost of={SelectControl} setting={SETTING} value={value} inherited={inherited} onValue={onValue} />,
  );
  return { ...rendered, onValue, last: () => onValue.mock.lastCall?.[0] };
}

describe("select", () => {
  it("shows few short options side by side, selected with the arrow keys", async () => {
    const { last } = held();
    await userEvent.tab();
    await userEvent.keyboard("{ArrowRight}");
    expect(last()).toBe("end");
    expect(document.activeElement).toBe(screen.getByRole("radio", { name: "End" }));
  });

  it("shows alignments as icons with names", async () => {
    const alignments = [...ALIGNMENTS, ["stretch", "Full width"]];
    const onValue = vi.fn();
    const setting = { ...SETTING, options: alignments };
    inEditor(<ControlHost of={SelectControl} setting={setting} value="start" onValue={onValue} />);
    const end = screen.getByRole("radio", { name: "End" });
    expect(end.querySelector("svg")).toBeTruthy();
    expect(end.title).toBe("End");
    await userEvent.click(end);
    expect(onValue).toHaveBeenLastCalledWith("end");
  });

  it("shows text if icons would be misleading", () => {
    held();
    expect(screen.getByRole("radio", { name: "End" }).textContent).toBe("End");
  });

  it("shows many options as a list with the inherited one first", async () => {
    const many = ["One", "Two", "Three", "Four", "Five"].map((label) => [label.toLowerCase(), label]);
    const onValue = vi.fn();
    inEditor(
      <ControlHost
        of={SelectControl}
        setting={{ ...SETTING, options: many }}
        value=""
        inherited="two"
        onValue={onValue}
      />,
    );
    expect(screen.getByRole("option", { name: "Two (inherited)" })).toBeTruthy();
    await userEvent.selectOptions(screen.getByLabelText("Side"), "five");
    expect(onValue).toHaveBeenLastCalledWith("five");
  });

  it("is accessible", async () => {
    const { container } = held();
    expect(await violations(container)).toEqual([]);
  });
});
