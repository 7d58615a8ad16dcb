import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { SHARED_FIELDS } from "../../../kit/style/sharedFields";
import { violations } from "../../../kit/testing/renderWidget";
import { ControlHost } from "../../testing/ControlHost";
import { inEditor } from "../../testing/inEditor";
import { EntranceControl } from "./EntranceControl";
import { ReplayContext } from "./ReplayContext";
import { TimeControl } from "./TimeControl";

function held(value?: string, inherited?: string) {
  const onValue = vi.fn();
  const replay = vi.fn();
  const rendered = inEditor(
    <ReplayContext value={replay}>
      <ControlHost
        of={EntranceControl}
        setting={SHARED_FIELDS.entrance}
        value={value}
        inherited={inherited}
        onValue={onValue}
      />
    </ReplayContext>,
  );
  const play = () => screen.getByRole("button", { name: "Play Entrance animation" }) as HTMLButtonElement;
  return { ...rendered, onValue, replay, play };
}

describe("entrance", () => {
  it("EDIT-ED-01 plays when selected, and again on request", async () => {
    const { onValue, replay, play } = held();
    expect(play().disabled).toBe(true);
    await userEvent.selectOptions(screen.getByLabelText("Entrance animation"), "Fade in up");
    expect(onValue).toHaveBeenLastCalledWith("enter-up");
    expect(replay).toHaveBeenCalledTimes(1);
    await userEvent.click(play());
    expect(replay).toHaveBeenCalledTimes(2);
  });

  it("EDIT-ED-04 can be turned off for a device if a larger one has an entrance", async () => {
    const { onValue, play } = held(undefined, "enter-grow");
    expect(play().disabled).toBe(false);
    await userEvent.selectOptions(screen.getByLabelText("Entrance animation"), "None");
    expect(onValue).toHaveBeenLastCalledWith("none");
    expect(play().disabled).toBe(true);
  });

  it("accepts a duration in milliseconds or seconds", async () => {
    const onValue = vi.fn();
    inEditor(
      <ControlHost of={TimeControl} setting={SHARED_FIELDS.entrance_time} value={undefined} onValue={onValue} />,
    );
    const field = screen.getByLabelText("Duration");
    await userEvent.type(field, "900");
    expect(onValue).toHaveBeenLastCalledWith("900ms");
    await userEvent.clear(field);
    await userEvent.type(field, "1.2s");
    expect(onValue).toHaveBeenLastCalledWith("1.2s");
    expect((screen.getByRole("slider") as HTMLInputElement).value).toBe("1200");
    await userEvent.keyboard("{ArrowUp}");
    expect(onValue).toHaveBeenLastCalledWith("1.3s");
  });

  it("is accessible", async () => {
    const { container } = held("enter-up");
    expect(await violations(container)).toEqual([]);
  });
});
