import type { ViewProps } from "../../../web/kit/defineWidget";
import { useWords } from "../../../web/kit/environment";
import { type Closing, Surface } from "../../../web/kit/surface/Surface";
import { SurfaceTrigger } from "../../../web/kit/surface/SurfaceTrigger";
import type { schema } from "./schema";
import type { Word } from "./words";
import "./off_canvas.css";

type Props = ViewProps<typeof schema>;

const ID = /^[A-Za-z_][\w-]*$/;

/** The button opens the panel without a script. script.ts adds other triggers and moves the page. */
export function OffCanvas({ root, id, content: Content, buttons: Foot, title, toggle_source, ...settings }: Props) {
  const say = useWords<Word>();
  const hasTrigger = toggle_source === "button";
  const { direction, transition, toggle_id, toggle_class, content_id } = settings;
  return (
    <div
      {...root(`off_canvas${hasTrigger ? "" : " surface-alone"}`)}
      data-direction={direction}
      data-transition={transition}
      data-toggle-id={(toggle_source === "element-id" && toggle_id) || undefined}
      data-toggle-class={(toggle_source === "element-class" && toggle_class) || undefined}
    >
      {hasTrigger && (
        <SurfaceTrigger
          id={id}
          look={settings.button_look}
          icon={settings.button_icon}
          label={settings.button_text || say("Open")}
          isIconAlone={settings.button_icon !== "" && !settings.button_words_shown}
        />
      )}
      <Surface
        id={id}
        className={`off_canvas__panel off_canvas__panel--${direction} off_canvas__panel--${transition}`}
        title={title}
        name={say("Panel")}
        isTitleHidden={!settings.title_shown}
        closeLabel={say("Close")}
        closes={closingsOf(settings)}
        hasTrigger={hasTrigger}
      >
        <Content className="off_canvas__content" id={ID.test(content_id) ? content_id : undefined} />
        <Foot className={`off_canvas__foot off_canvas__foot--${settings.buttons_position}`} />
      </Surface>
    </div>
  );
}

function closingsOf(settings: Pick<Props, "esc_close" | "body_click_close" | "links_click_close">): Closing[] {
  const ways = { esc: settings.esc_close, body: settings.body_click_close, links: settings.links_click_close };
  return (Object.keys(ways) as Closing[]).filter((way) => ways[way]);
}
