import { render } from "@testing-library/react";
import { useRef } from "react";
import { expect, test, vi } from "vitest";
import type { ElementProps } from "../../documents/document";
import { onShowItem } from "../../kit/enhance/showItem";
import { DEFAULT_ENVIRONMENT, EnvironmentContext } from "../../kit/environment/environment";
import { useShowItem } from "./element/useShowItem";
import { showItem, shownItem } from "./shownItem";

const TABS = [{ _id: "oak" }, { _id: "elm" }, { _id: "ash" }];

function View({ props }: { props: ElementProps }) {
  const root = useRef<HTMLDivElement>(null);
  useShowItem(root, props);
  return <div ref={root} data-testid={props.id} />;
}

function rendered(props: ElementProps) {
  const shown = vi.fn();
  const on = (next: ElementProps) => (
    <EnvironmentContext value={{ ...DEFAULT_ENVIRONMENT, shownItem }}>
      <View props={next} />
    </EnvironmentContext>
  );
  const { rerender, unmount, getByTestId } = render(on(props));
  onShowItem(getByTestId(props.id), shown, new AbortController().signal);
  return { shown, unmount, show: (next: ElementProps) => rerender(on(next)) };
}

test("an item that is opened in the panel is shown on the canvas, by its position in the list", () => {
  const { shown } = rendered({ id: "tabs-1", title: "Trees", tabs: TABS });
  for (const item of ["oak", "ash"]) showItem("tabs-1", item);
  expect(shown.mock.calls).toEqual([[0], [2]]);
});

test("items of other elements and unknown items show nothing", () => {
  const { shown } = rendered({ id: "tabs-2", tabs: TABS });
  showItem("other", "oak");
  showItem("tabs-2", "linden");
  expect(shown).not.toHaveBeenCalled();
});

test("an item is found where it is after a change, and not after the element is gone", () => {
  const { shown, show, unmount } = rendered({ id: "tabs-3", tabs: TABS });
  show({ id: "tabs-3", rows: ["text", null], tabs: TABS.toReversed() });
  showItem("tabs-3", "oak");
  expect(shown.mock.calls).toEqual([[2]]);
  unmount();
  showItem("tabs-3", "oak");
  expect(shown).toHaveBeenCalledOnce();
});
