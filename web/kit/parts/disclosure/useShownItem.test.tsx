import { render } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { DEFAULT_ENVIRONMENT, EnvironmentContext } from "../../environment/environment";
import { type ShownItem, useShownItem } from "./useShownItem";

const ITEMS = [{ _id: "oak" }, { _id: "elm" }];

function Shown({ show }: { show: (index: number) => void }) {
  useShownItem("e", ITEMS, show);
  return null;
}

test("EDIT-ED-01 notifies a view of the item that the owner edits, until it is removed", () => {
  const listeners = new Map<string, (item: string) => void>();
  const shownItem: ShownItem = {
    subscribe(element, listener) {
      listeners.set(element, listener);
      return () => listeners.delete(element);
    },
  };
  const show = vi.fn();
  const { unmount } = render(
    <EnvironmentContext value={{ ...DEFAULT_ENVIRONMENT, shownItem }}>
      <Shown show={show} />
    </EnvironmentContext>,
  );

  listeners.get("e")?.("elm");
  listeners.get("e")?.("of another list");
  expect(show.mock.calls).toEqual([[1]]);

  unmount();
  expect(listeners.size).toBe(0);
});

test("does nothing on a page", () => {
  const show = vi.fn();
  render(<Shown show={show} />);
  expect(show).not.toHaveBeenCalled();
});
