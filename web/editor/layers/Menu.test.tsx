import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Copy, Eye, Trash } from "lucide-react";
import { expect, onTestFinished, test, vi } from "vitest";
import { violations } from "../../kit/testing/renderWidget";
import { Menu, type MenuItem } from "./Menu";

function opened(changes: Partial<Parameters<typeof Menu>[0]> = {}) {
  const chosen = vi.fn();
  const onClose = vi.fn();
  const origin = document.body.appendChild(document.createElement("button"));
  onTestFinished(() => origin.remove());
  const items: MenuItem[] = [
    { label: "Copy", Icon: Copy, group: 1, keys: "Ctrl+C", onChoose: () => chosen("copy") },
    { label: "Cut", Icon: Copy, group: 1, isDisabled: true, onChoose: () => chosen("cut") },
    { label: "Preview", Icon: Eye, group: 2, href: "/preview/", isNewTab: true },
    { label: "Delete", Icon: Trash, group: 2, onChoose: () => chosen("delete") },
  ];
  const view = render(
    <Menu label="Element" items={items} x={20} y={30} origin={origin} onClose={onClose} {...changes} />,
  );
  const menu = screen.getByRole("menu", { name: "Element" });
  const names = () => (document.activeElement as HTMLElement).querySelector("span")?.textContent;
  return { ...view, menu, chosen, onClose, origin, names };
}

test("each item says what it is, and groups begin with a line", async () => {
  const { menu } = opened();
  const [copy, cut, preview, remove] = screen.getAllByRole("menuitem") as [
    HTMLElement,
    HTMLElement,
    HTMLElement,
    HTMLElement,
  ];

  const keys = document.getElementById(copy.getAttribute("aria-describedby") ?? "");
  expect(keys?.textContent).toBe("Ctrl C");
  expect(cut.getAttribute("aria-disabled")).toBe("true");
  expect(copy.hasAttribute("aria-disabled")).toBe(false);
  expect(cut.querySelector("kbd")).toBeNull();
  expect([preview.getAttribute("href"), preview.getAttribute("target")]).toEqual(["/preview/", "_blank"]);
  expect(preview.getAttribute("rel")).toBe("noopener");
  expect(copy.parentElement).toBe(cut.parentElement);
  expect(preview.parentElement).toBe(remove.parentElement);
  expect(preview.parentElement).not.toBe(copy.parentElement);
  expect(await violations(menu)).toEqual([]);
});

test("one of several is checked", () => {
  const items: MenuItem[] = [true, false].map((isChecked) => ({
    ...{ label: isChecked ? "One" : "Two", Icon: Copy, group: 1, isChecked, onChoose: () => {} },
  }));
  opened({ items });

  const [one, two] = screen.getAllByRole("menuitemradio") as [HTMLElement, HTMLElement];
  expect([one, two].map((item) => item.getAttribute("aria-checked"))).toEqual(["true", "false"]);
  expect([one, two].map((item) => item.querySelectorAll("svg").length)).toEqual([2, 1]);
});

test("arrow keys, Home and End move the focus around", async () => {
  const { names } = opened();
  const seen = [names()];
  for (const key of ["ArrowDown", "ArrowUp", "ArrowUp", "ArrowDown", "End", "Home"]) {
    await userEvent.keyboard(`{${key}}`);
    seen.push(names());
  }

  expect(seen).toEqual(["Copy", "Preview", "Copy", "Delete", "Copy", "Delete", "Copy"]);
});

test("a letter goes to the next item that can be used and begins with it", async () => {
  const { names } = opened();
  const seen = [];
  for (const key of ["c", "c", "D", "x", "5"]) {
    await userEvent.keyboard(key);
    seen.push(names());
  }

  expect(seen).toEqual(["Copy", "Copy", "Delete", "Delete", "Delete"]);
});

test("Escape closes the menu and gives the focus back", async () => {
  const { onClose, origin } = opened();
  await userEvent.keyboard("{Escape}");

  expect(onClose).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(origin);
});

test("Tab closes the menu and continues after the button that opened it", async () => {
  const before = document.body.appendChild(document.createElement("button"));
  const after = document.body.appendChild(document.createElement("button"));
  onTestFinished(() => [before, after].forEach((button) => void button.remove()));
  before.focus();
  const { onClose } = opened();
  await userEvent.keyboard("{Tab}");

  expect(onClose).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(after);
});

test("keys in the menu reach nothing around it", () => {
  const onKeyDown = vi.fn();
  document.addEventListener("keydown", onKeyDown);
  onTestFinished(() => document.removeEventListener("keydown", onKeyDown));
  const { menu } = opened();
  const isFree = fireEvent.keyDown(menu.firstElementChild as Element, { key: "F5" });

  expect(onKeyDown).not.toHaveBeenCalled();
  expect(isFree).toBe(true);
  expect(fireEvent.keyDown(menu.firstElementChild as Element, { key: "ArrowDown" })).toBe(false);
  expect(fireEvent.contextMenu(menu)).toBe(false);
});

test("choosing closes the menu first; a disabled item does nothing", async () => {
  const { chosen, onClose, origin } = opened();
  await userEvent.click(screen.getByRole("menuitem", { name: "Cut" }));
  expect([chosen.mock.calls, onClose.mock.calls]).toEqual([[], []]);

  await userEvent.click(screen.getByRole("menuitem", { name: "Delete" }));
  expect(chosen.mock.calls).toEqual([["delete"]]);
  expect(onClose).toHaveBeenCalledOnce();
  expect(document.activeElement).toBe(origin);
});

test("the pointer moves the focus", async () => {
  const { names } = opened();
  await userEvent.hover(screen.getByRole("menuitem", { name: "Delete" }));

  expect(names()).toBe("Delete");
});

test("the first item that can be used has the focus", () => {
  const items: MenuItem[] = [true, false].map((isDisabled) => ({
    ...{ label: isDisabled ? "One" : "Two", Icon: Copy, group: 1, isDisabled, onChoose: () => {} },
  }));
  const { names } = opened({ items });

  expect(names()).toBe("Two");
});

test("a press outside closes it, a press inside does not", () => {
  const { menu, onClose, unmount } = opened();
  fireEvent.pointerDown(menu.firstElementChild as Element);
  expect(onClose).not.toHaveBeenCalled();

  fireEvent.pointerDown(document.body);
  expect(onClose).toHaveBeenCalledOnce();
  unmount();
  fireEvent.pointerDown(document.body);
  expect(onClose).toHaveBeenCalledOnce();
});
