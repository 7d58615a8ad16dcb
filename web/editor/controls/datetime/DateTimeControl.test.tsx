import { fireEvent, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { violations } from "../../../kit/testing/renderWidget";
import { ControlHost } from "../../testing/ControlHost";
import { inEditor } from "../../testing/inEditor";
import { DateTimeControl } from "./DateTimeControl";

const SETTING = { kind: "datetime", label: "Ends", default: "" };

function held(value: unknown = "") {
  const onValue = vi.fn();
  const rendered = inEditor(<ControlHost of={DateTimeControl} setting={SETTING} value={value} onValue={onValue} />);
  return {
    ...rendered,
    last: () => onValue.mock.lastCall?.[0],
    input: screen.getByLabelText<HTMLInputElement>("Ends"),
  };
}

it("shows and stores a date and time", () => {
  const { input, last } = held("2027-03-04T18:00");
  expect(input.value).toBe("2027-03-04T18:00");

  fireEvent.change(input, { target: { value: "2027-05-01T09:30" } });

  expect(last()).toBe("2027-05-01T09:30");
});

it("can be cleared", () => {
  const { input, last } = held("2027-03-04T18:00");
  fireEvent.change(input, { target: { value: "" } });
  expect(last()).toBe("");
});

it("is reached by Tab", async () => {
  const { input } = held();
  await userEvent.tab();
  expect(document.activeElement).toBe(input);
});

it("is accessible", async () => {
  expect(await violations(held().container)).toEqual([]);
});
