import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { violations } from "../../../kit/testing/drawWidget";
import { Holding } from "../../testing/Holding";
import { inEditor } from "../../testing/inEditor";
import { MediaControl } from "./MediaControl";

const SETTING = { kind: "media", label: "Picture", default: { id: null } };

function held(value: unknown = { id: 4, alt: "Oak" }, inherited?: unknown) {
  const onValue = vi.fn();
  const drawn = inEditor(
    <Holding of={MediaControl} setting={SETTING} value={value} inherited={inherited} onValue={onValue} />,
  );
  return { ...drawn, onValue, last: () => onValue.mock.lastCall?.[0] };
}

describe("media", () => {
  it("takes a picture from Wagtail's chooser", async () => {
    const open = vi.fn((_options, onChosen) =>
      onChosen({ id: 9, title: "Walnut", preview: { url: "/w.webp", width: 10, height: 10 } }),
    );
    vi.stubGlobal(
      "ImageChooserModal",
      class {
        open = open;
      },
    );
    const { last } = held({ id: null });
    await userEvent.click(screen.getByRole("button", { name: "Picture: choose a picture" }));
    expect(last()).toEqual({ id: 9 });
    vi.unstubAllGlobals();
  });

  it("says what the picture shows, and can be emptied", async () => {
    const { last } = held();
    await userEvent.type(screen.getByLabelText("Alternative text"), " veneer");
    expect(last()).toEqual({ id: 4, alt: "Oak veneer" });
    await userEvent.click(screen.getByRole("button", { name: "Remove Picture" }));
    expect(last()).toEqual({ id: null });
  });

  it("has nothing that a screen reader stumbles over", async () => {
    const { container } = held();
    expect(await violations(container)).toEqual([]);
  });
});
