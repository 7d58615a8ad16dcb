import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { violations } from "../../../kit/testing/drawWidget";
import { Holding } from "../../testing/Holding";
import { inEditor } from "../../testing/inEditor";
import { GalleryControl } from "./GalleryControl";

const SETTING = { kind: "gallery", label: "Pictures", default: [] };

function held(value: unknown = [{ id: 1 }, { id: 2 }, { id: 3 }], inherited?: unknown) {
  const onValue = vi.fn();
  const drawn = inEditor(
    <Holding of={GalleryControl} setting={SETTING} value={value} inherited={inherited} onValue={onValue} />,
  );
  return { ...drawn, onValue, last: () => onValue.mock.lastCall?.[0] };
}

describe("gallery", () => {
  it("moves a picture, keeps the focus on the button, and says where it went", async () => {
    const { last } = held();
    const later = screen.getByRole("button", { name: "Move picture 1 back" });
    later.focus();
    await userEvent.keyboard("{Enter}");
    expect(last()).toEqual([{ id: 2 }, { id: 1 }, { id: 3 }]);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move picture 2 back" }));
    expect(screen.getByRole("status").textContent).toBe("Moved to place 2 of 3.");
    await userEvent.keyboard("{Enter}");
    expect(last()).toEqual([{ id: 2 }, { id: 3 }, { id: 1 }]);
    // At the end this button is spent, so the focus is on the one that leads back.
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move picture 3 forward" }));
  });

  it("removes a picture", async () => {
    const { last } = held();
    await userEvent.click(screen.getByRole("button", { name: "Remove picture 2" }));
    expect(last()).toEqual([{ id: 1 }, { id: 3 }]);
  });

  it("has nothing that a screen reader stumbles over", async () => {
    const { container } = held();
    expect(await violations(container)).toEqual([]);
  });
});
