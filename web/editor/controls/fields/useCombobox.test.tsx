import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { useCombobox } from "./useCombobox";

const WOODS = ["Ash", "Elm", "Larch", "Oak"];

type Options = { onChoose: (wood: string) => void; isFirst?: (wood: string) => boolean; isRound?: boolean };

function Woods(options: Options) {
  const combobox = useCombobox<string>({
    label: "Wood",
    listLabel: "Woods",
    placeholder: "Search",
    find: (query) => WOODS.filter((wood) => wood.toLowerCase().includes(query)),
    steps: { ArrowDown: 1, ArrowUp: -1, PageDown: 2 },
    ...options,
  });
  return (
    <>
      <input {...combobox.field} />
      <div {...combobox.list}>
        {combobox.found.map((wood, index) => (
          <div key={wood} {...combobox.optionOf(index, wood === "Oak", `Wood: ${wood}`)}>
            {wood}
          </div>
        ))}
      </div>
    </>
  );
}

function shown(options: Partial<Options> = {}) {
  const onChoose = vi.fn();
  render(<Woods onChoose={onChoose} {...options} />);
  const field = screen.getByRole("combobox", { name: "Wood" }) as HTMLInputElement;
  const active = () => document.getElementById(field.getAttribute("aria-activedescendant") ?? "")?.textContent;
  /** Whether the key keeps its usual meaning. */
  const press = (key: string) => fireEvent.keyDown(field, { key });
  return { field, active, press, onChoose };
}

test("a field filters a list, which it controls", async () => {
  const { field } = shown();
  expect(screen.getByRole("listbox", { name: "Woods" }).id).toBe(field.getAttribute("aria-controls"));
  expect([field.type, field.autocomplete, field.ariaExpanded, field.placeholder]).toEqual([
    "text",
    "off",
    "true",
    "Search",
  ]);
  await userEvent.type(field, "a");
  expect(screen.getAllByRole("option").map(({ textContent }) => textContent)).toEqual(["Ash", "Larch", "Oak"]);
  expect(screen.getByRole("option", { selected: true, name: "Wood: Oak" })).toBeTruthy();
});

test("arrow keys move the active option up to the ends, and further steps beyond an end do nothing", () => {
  const { active, press } = shown();
  expect(active()).toBe("Ash");
  press("ArrowUp");
  expect(active()).toBe("Ash");
  expect(press("ArrowDown")).toBe(false);
  press("PageDown");
  expect(active()).toBe("Oak");
  press("ArrowDown");
  expect(active()).toBe("Oak");
  press("ArrowUp");
  press("PageDown");
  expect(active()).toBe("Larch");
});

test("a round list continues at its other end", () => {
  const { active, press } = shown({ isRound: true });
  press("ArrowUp");
  expect(active()).toBe("Oak");
  press("ArrowDown");
  expect(active()).toBe("Ash");
});

test("Enter and a click choose an option; other keys are those of the field", () => {
  const { press, onChoose } = shown();
  press("ArrowDown");
  expect(press("Enter")).toBe(false);
  fireEvent.click(screen.getByText("Oak"));
  expect(onChoose.mock.calls).toEqual([["Elm"], ["Oak"]]);
  expect(press("a")).toBe(true);
});

test("what is typed makes the first option active, and none if nothing is found", async () => {
  const { field, active, press, onChoose } = shown({ isRound: true });
  press("ArrowDown");
  press("ArrowDown");
  await userEvent.type(field, "a");
  expect(active()).toBe("Ash");
  await userEvent.type(field, "x");
  expect(field.getAttribute("aria-activedescendant")).toBeNull();
  press("ArrowDown");
  press("Enter");
  expect(onChoose).not.toHaveBeenCalled();
  await userEvent.clear(field);
  expect(active()).toBe("Ash");
});

test("the list opens with the active option that is asked for, or else with the first", () => {
  expect(shown({ isFirst: (wood) => wood === "Larch" }).active()).toBe("Larch");
});

test("an unknown active option is the first one", () => {
  expect(shown({ isFirst: () => false }).active()).toBe("Ash");
});
