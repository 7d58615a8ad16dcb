import { useEnvironment, useUiStrings } from "../../../web/kit/environment/environment";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { InlineText } from "../../../web/kit/parts/InlineText";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import { openTab } from "./openTab";
import type { schema } from "./schema";
import "./tabs.css";

/** Titles are links to their panels: `:target` opens them if the script does not arrive. */
export function Tabs({ id, root, tabs, nav_position, default_tab, label }: ViewProps<typeof schema>) {
  const { liveControl } = useEnvironment();
  const t = useUiStrings<"Tab {number}">();
  if (tabs.length === 0) return <EditorHint {...root("")}>Add a tab</EditorHint>;

  const isVertical = nav_position === "left" || nav_position === "right";
  const titleOf = (index: number) => tabs[index]?.title || t("Tab {number}", { number: index + 1 });
  const open = openTab(tabs.length, default_tab);

  return (
    <div {...root(`tabs tabs--${nav_position}`)}>
      <div
        className="tabs__list"
        role="tablist"
        aria-label={label || undefined}
        {...liveControl}
        aria-orientation={isVertical ? "vertical" : "horizontal"}
      >
        {tabs.map(({ _id }, index) => (
          <a
            key={_id}
            role="tab"
            id={`${id}-tab-${index + 1}`}
            className="tabs__tab"
            href={`#${id}-panel-${index + 1}`}
            aria-selected={index === open}
            aria-controls={`${id}-panel-${index + 1}`}
          >
            <InlineText name={`tabs.${_id}.title`}>{titleOf(index)}</InlineText>
          </a>
        ))}
      </div>
      <div className="tabs__panels">
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
