import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { describe, expect, it, vi } from "vitest";
import { violations } from "../../../kit/testing/renderWidget";
import { SliderField } from "./SliderField";

type Given = { value?: number | null; step?: number; isDisabled?: boolean };

function Held({ value: first = 3, onValue, ...rest }: Given & { onValue: (value: number) => void }) {
  const [value, setValue] = useState(first);
  const onChange = (next: number) => {
    setValue(next);
    onValue(next);
  };
  return (
    <SliderField label="Columns" value={value} min={1} max={6} onChange={onChange} {...rest}>
      <input aria-label="Columns" value={value ?? ""} readOnly />
    </SliderField>
  );
}

function rendered(given: Given = {}) {
  const onValue = vi.fn();
  const { container } = render(<Held {...given} onValue={onValue} />);
  return { container, onValue, slider: () => screen.getByRole("slider") as HTMLInputElement };
}

describe("slider", () => {
  it("has a name, limits and a spoken value, in sync with its number field", () => {
    const { slider, onValue } = rendered();
    expect(screen.getByRole("slider", { name: "Columns, slider" })).toBe(slider());
    expect([slider().min, slider().max, slider().step]).toEqual(["1", "6", "1"]);
    fireEvent.change(slider(), { target: { value: "5" } });
    expect(onValue).toHaveBeenLastCalledWith(5);
    expect((screen.getByLabelText("Columns") as HTMLInputElement).value).toBe("5");
  });

  it("comes before its number field in tab order", async () => {
    const { slider } = rendered();
    await userEvent.tab();
    expect(document.activeElement).toBe(slider());
    await userEvent.tab();
    expect(document.activeElement).toBe(screen.getByLabelText("Columns"));
  });

  it("stores fractions too", () => {
    const { slider, onValue } = rendered({ step: 0.05, value: 1 });
    fireEvent.change(slider(), { target: { value: "1.35" } });
    expect(onValue).toHaveBeenLastCalledWith(1.35);
  });

  it("is at its minimum without a value, and says so", () => {
    const { slider } = rendered({ value: null });
    expect(slider().value).toBe("1");
    expect(slider().dataset.empty).toBe("true");
  });

  it("is disabled on a locked page", () => {
    expect(rendered({ isDisabled: true }).slider().disabled).toBe(true);
  });

  it("is accessible", async () => {
    expect(await violations(rendered().container)).toEqual([]);
  });
});
