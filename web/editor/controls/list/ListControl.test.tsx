import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { describe, expect, it, vi } from "vitest";
import { violations } from "../../../kit/testing/renderWidget";
import { ShowItemContext } from "../../canvas/shownItem";
import { ControlHost } from "../../testing/ControlHost";
import { inEditor } from "../../testing/inEditor";
import { ListControl } from "./ListControl";

const SETTING = {
  kind: "list",
  label: "Tabs",
  default: [],
  item: "tab",
  titleField: "title",
  fields: {
    title: { kind: "text", label: "Title", default: "New" },
    content: { kind: "slot", label: "Content", default: [] },
  },
};
const ITEMS = [
  { _id: "a", title: "Oak", content: [{ type: "heading", props: { id: "h-1", title: "x" } }], legacy: 1 },
  { _id: "b", title: "Elm", content: [] },
];

function held(value: unknown = ITEMS, inherited?: unknown) {
  const onValue = vi.fn();
  const rendered = inEditor(
    <ControlHost of={ListControl} setting={SETTING} value={value} inherited={inherited} onValue={onValue} />,
  );
  return { ...rendered, onValue, last: () => onValue.mock.lastCall?.[0] };
}

describe("list", () => {
  it("EDIT-ED-01 adds an item with its defaults and opens it", async () => {
    const { last } = held([]);
    await userEvent.click(screen.getByRole("button", { name: "Add tab" }));
    expect(last()).toEqual([{ _id: expect.any(String), title: "New", content: [] }]);
    expect(screen.getByLabelText("Title")).toBeTruthy();
  });

  it("changes one field and preserves unknown ones", async () => {
    const { last } = held();
    await userEvent.click(screen.getByRole("button", { name: "Oak" }));
    await userEvent.type(screen.getByLabelText("Title"), "!");
    expect(last()[0]).toEqual({ ...ITEMS[0], title: "Oak!" });
  });

  it("keeps the item with visible fields open when one above it is copied", async () => {
    held();
    await userEvent.click(screen.getByRole("button", { name: "Elm" }));
    await userEvent.click(screen.getByRole("button", { name: "Copy Oak" }));
    expect((screen.getByLabelText("Title") as HTMLInputElement).value).toBe("Elm");
  });

  it("adds a slot to an older item when it is changed", async () => {
    const { last } = held([{ _id: "a", title: "Oak" }]);
    await userEvent.click(screen.getByRole("button", { name: "Oak" }));
    await userEvent.type(screen.getByLabelText("Title"), "!");
    expect(last()).toEqual([{ _id: "a", title: "Oak!", content: [] }]);
  });

  it("labels an item by its selected option", () => {
    const service = {
      kind: "select",
      label: "Service",
      default: "x",
      options: [
        ["x", "X"],
        ["mastodon", "Mastodon"],
      ],
    };
    const setting = { ...SETTING, item: "profile", titleField: "service", fields: { service } };
    inEditor(
      <ControlHost of={ListControl} setting={setting} value={[{ _id: "a", service: "mastodon" }]} onValue={vi.fn()} />,
    );
    expect(screen.getByRole("button", { name: "Mastodon" })).toBeTruthy();
  });

  it("EDIT-ED-01 reorders items and keeps focus on the moved one", async () => {
    const { last } = held();
    screen.getByRole("button", { name: "Move Oak down" }).focus();
    await userEvent.keyboard("{Enter}");
    expect(last().map(({ _id }: { _id: string }) => _id)).toEqual(["b", "a"]);
    expect(document.activeElement).toBe(screen.getByRole("button", { name: "Move Oak up" }));
  });

  it("EDIT-ED-01 reports which item is open", async () => {
    const show = vi.fn();
    inEditor(
      <ShowItemContext value={show}>
        <ControlHost of={ListControl} setting={SETTING} value={ITEMS} />
      </ShowItemContext>,
    );
    await userEvent.click(screen.getByRole("button", { name: "Oak" }));
    expect(show).toHaveBeenLastCalledWith("a");
    await userEvent.click(screen.getByRole("button", { name: "Oak" }));
    await userEvent.click(screen.getByRole("button", { name: "Elm" }));
    expect(show.mock.calls).toEqual([["a"], ["b"]]);
  });

  it("EDIT-ED-01 copies an item with new ids for its elements", async () => {
    const { last } = held();
    await userEvent.click(screen.getByRole("button", { name: "Copy Oak" }));
    const [oak, copy] = last();
    expect(copy.title).toBe("Oak");
    expect(copy._id).not.toBe(oak._id);
    expect(copy.content[0].props.id).not.toBe("h-1");
  });

  it("EDIT-ED-01 removes an item", async () => {
    const { last } = held();
    await userEvent.click(screen.getByRole("button", { name: "Remove Oak" }));
    expect(last()).toEqual([ITEMS[1]]);
  });

  it("is accessible", async () => {
    const { container } = held();
    await userEvent.click(screen.getByRole("button", { name: "Oak" }));
    expect(await violations(container)).toEqual([]);
  });
});

describe("the items of a list", () => {
  const THREE = ["Oak", "Elm", "Ash"].map((title) => ({ _id: title, title, content: [] }));
  const button = (name: string) => screen.getByRole("button", { name }) as HTMLButtonElement;
  const titles = (items: { title: string }[]) => items.map(({ title }) => title);

  it("cannot be moved beyond the ends of the list", () => {
    held(THREE);
    const disabled = ["Oak", "Elm", "Ash"].map((title) =>
      ["up", "down"].map((direction) => button(`Move ${title} ${direction}`).disabled),
    );
    expect(disabled).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
  });

  it("are moved by one place, which is announced, and the same button keeps the focus", async () => {
    const { last } = held([...THREE, { _id: "Yew", title: "Yew", content: [] }]);
    await userEvent.click(button("Move Oak down"));
    expect(titles(last())).toEqual(["Elm", "Oak", "Ash", "Yew"]);
    expect(document.activeElement).toBe(button("Move Oak down"));
    expect(screen.getByRole("status").textContent).toBe("Moved to position 2 of 4.");
    await userEvent.click(button("Move Yew up"));
    expect(titles(last())).toEqual(["Elm", "Oak", "Yew", "Ash"]);
    expect(document.activeElement).toBe(button("Move Yew up"));
  });

  it("are copied to the next place, and an open item above stays open", async () => {
    const { last } = held(THREE);
    await userEvent.click(button("Oak"));
    await userEvent.click(button("Copy Elm"));
    expect(titles(last())).toEqual(["Oak", "Elm", "Elm", "Ash"]);
    expect((screen.getByLabelText("Title") as HTMLInputElement).value).toBe("Oak");
    expect(last()[2]._id).toMatch(/^item-/);
  });

  it("open and close with their title, one at a time, and close when one is removed", async () => {
    held(THREE);
    await userEvent.click(button("Oak"));
    await userEvent.click(button("Elm"));
    expect([button("Oak"), button("Elm")].map(({ ariaExpanded }) => ariaExpanded)).toEqual(["false", "true"]);
    await userEvent.click(button("Elm"));
    expect(screen.queryByLabelText("Title")).toBeNull();
    await userEvent.click(button("Elm"));
    await userEvent.click(button("Remove Ash"));
    expect(screen.queryByLabelText("Title")).toBeNull();
  });

  it("without a title are named by their number", () => {
    held([{ _id: "a", title: "" }, { _id: "b" }]);
    expect(button("tab 1")).toBeTruthy();
    expect(button("tab 2")).toBeTruthy();
  });

  it("cannot be changed while the editor is locked", () => {
    inEditor(<ListControl id="l" setting={SETTING as never} value={THREE} onChange={() => {}} isDisabled />);
    for (const name of ["Move Elm up", "Move Elm down", "Copy Elm", "Remove Elm", "Add tab"])
      expect(button(name).disabled).toBe(true);
    expect(button("Elm").disabled).toBe(false);
  });
});

describe("the open item of a list", () => {
  const THREE = ["Oak", "Elm", "Ash"].map((title) => ({ _id: title, title, content: [] }));
  const opened = () => (screen.queryByLabelText("Title") as HTMLInputElement | null)?.value;
  const press = async (name: RegExp) => userEvent.click(screen.getByRole("button", { name }));

  it.each([
    ["Oak", /Move .*Oak.* down/],
    ["Elm", /Move .*Oak.* down/],
    ["Elm", /Move .*Ash.* up/],
    ["Ash", /Move .*Oak.* down/],
    ["Ash", /Move .*Ash.* up/],
  ])("EDIT-ED-01 %s stays open after %s", async (title, button) => {
    held(THREE);
    await press(new RegExp(`^${title}`));
    expect(opened()).toBe(title);
    await press(button);

    expect(opened()).toBe(title);
  });
});
