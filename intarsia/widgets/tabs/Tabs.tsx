import { type KeyboardEvent, useRef } from "react";
import { useEnvironment, useUiStrings } from "../../../web/kit/environment/environment";
import { useShownItem } from "../../../web/kit/parts/disclosure/useShownItem";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { InlineText } from "../../../web/kit/parts/InlineText";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import { nextTab } from "./nextTab";
import type { schema } from "./schema";
import { useOpenTab } from "./useOpenTab";
import "./tabs.css";

export function Tabs({ id, root, tabs, nav_position, default_tab }: ViewProps<typeof schema>) {
  const { direction, liveControl } = useEnvironment();
  const t = useUiStrings<"Tab {number}">();
  const panels = useRef<HTMLDivElement>(null);
  const titles = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useOpenTab({ id, count: tabs.length, first: default_tab - 1, panels, titles });
  useShownItem(id, tabs, setOpen);
  if (tabs.length === 0) return <EditorHint {...root("")}>Add a tab</EditorHint>;

  const isVertical = nav_position === "left" || nav_position === "right";
  const titleOf = (index: number) => tabs[index]?.title || t("Tab {number}", { number: index + 1 });

  function onKeyDown(event: KeyboardEvent) {
    const buttons = [...event.currentTarget.children] as HTMLElement[];
    const focused = buttons.indexOf(event.target as HTMLElement);
    const next = nextTab(event.key, focused, buttons.length, { isVertical, direction });
    if (next === null) return;
    event.preventDefault();
    buttons[next]?.focus();
  }

  return (
    <div {...root(`tabs tabs--${nav_position}`)}>
      <div
        ref={titles}
        className="tabs__list"
        role="tablist"
        {...liveControl}
        aria-orientation={isVertical ? "vertical" : "horizontal"}
        onKeyDown={onKeyDown}
      >
        {tabs.map(({ _id }, index) => (
          <button
            key={_id}
            type="button"
            role="tab"
            id={`${id}-tab-${index + 1}`}
            className="tabs__tab"
            aria-selected={index === open}
            aria-controls={`${id}-panel-${index + 1}`}
            tabIndex={index === open ? 0 : -1}
            onClick={() => setOpen(index)}
          >
            <InlineText name={`tabs.${_id}.title`}>{titleOf(index)}</InlineText>
          </button>
        ))}
      </div>
      <div ref={panels} className="tabs__panels">
        {tabs.map(({ _id, content: Content }, index) => (
          <div
            key={_id}
            role="tabpanel"
            id={`${id}-panel-${index + 1}`}
            className={index === open ? "tabs__panel" : "tabs__panel tabs__panel--closed"}
            aria-labelledby={`${id}-tab-${index + 1}`}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: a panel without focusable content must be reachable by keyboard
            tabIndex={0}
          >
            <p className="tabs__title">{titleOf(index)}</p>
            <Content className="tabs__content" />
          </div>
        ))}
      </div>
    </div>
  );
}
