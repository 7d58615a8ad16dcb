import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { violations } from "../../../kit/testing/drawWidget";
import { Holding } from "../../testing/Holding";
import { inEditor } from "../../testing/inEditor";
import { LinkControl } from "./LinkControl";

const SETTING = { kind: "link", label: "Link", default: { url: "" } };

function held(value: unknown = { url: "https://example.org/", page: null }, inherited?: unknown) {
  const onValue = vi.fn();
  const drawn = inEditor(
    <Holding of={LinkControl} setting={SETTING} value={value} inherited={inherited} onValue={onValue} />,
  );
  return { ...drawn, onValue, last: () => onValue.mock.lastCall?.[0] };
}

describe("link", () => {
  it("keeps the address as typed, and how it opens", async () => {
    const { last } = held({ url: "", page: null });
    await userEvent.type(screen.getByLabelText("Link"), "#prices");
    await userEvent.click(screen.getByLabelText("New tab"));
    await userEvent.click(screen.getByLabelText("Nofollow"));
    expect(last()).toEqual({ url: "#prices", page: null, is_external: "on", nofollow: "on" });
  });

  it("takes a page from Wagtail's chooser and gives it up again", async () => {
    const open = vi.fn((_options, onChosen) => onChosen({ id: "7", adminTitle: "Visit us", url: "/visit/" }));
    vi.stubGlobal(
      "PageChooserModal",
      class {
        open = open;
      },
    );
    const { last } = held();
    await userEvent.click(screen.getByRole("button", { name: "Choose a page" }));
    expect(last()).toEqual({ url: "", page: 7 });
    expect(screen.getByText("Visit us")).toBeTruthy();
    await userEvent.click(screen.getByRole("button", { name: "Do not link to Visit us" }));
    expect(last()).toEqual({ url: "", page: null });
    vi.unstubAllGlobals();
  });

  it("has nothing that a screen reader stumbles over", async () => {
    const { container } = held();
    expect(await violations(container)).toEqual([]);
  });
});
