import { type CloseTrigger, Dialog } from "../../../web/kit/dialog/Dialog";
import { DialogTrigger } from "../../../web/kit/dialog/DialogTrigger";
import { useUiStrings } from "../../../web/kit/environment/environment";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import type { UiString } from "./uiStrings";
import "./off_canvas.css";

type Props = ViewProps<typeof schema>;

const VALID_ID = /^[A-Za-z_][\w-]*$/;

/** The button opens the panel without a script. enhance.ts adds other triggers and moves the page. */
export function OffCanvas({ root, id, content: Content, buttons: Footer, title, toggle_source, ...settings }: Props) {
  const t = useUiStrings<UiString>();
  const hasTrigger = toggle_source === "button";
  const { direction, transition, toggle_id, toggle_class, content_id } = settings;
  return (
    <div
      {...root(`off_canvas${hasTrigger ? "" : " dialog-no-trigger"}`)}
      data-direction={direction}
      data-transition={transition}
      data-toggle-id={(toggle_source === "element-id" && toggle_id) || undefined}
      data-toggle-class={(toggle_source === "element-class" && toggle_class) || undefined}
    >
      {hasTrigger && (
        <DialogTrigger
          id={id}
          variant={settings.button_look}
          icon={settings.button_icon}
          label={settings.button_text || t("Open")}
          isIconAlone={settings.button_icon !== "" && !settings.button_words_shown}
        />
      )}
      <Dialog
        id={id}
        className={`off_canvas__panel off_canvas__panel--${direction} off_canvas__panel--${transition}`}
        title={title}
        name={t("Panel")}
        isTitleHidden={!settings.title_shown}
        closeLabel={t("Close")}
        closes={closeTriggersOf(settings)}
        hasTrigger={hasTrigger}
      >
        <Content className="off_canvas__content" id={VALID_ID.test(content_id) ? content_id : undefined} />
        <Footer className={`off_canvas__footer off_canvas__footer--${settings.buttons_position}`} />
      </Dialog>
    </div>
  );
}

function closeTriggersOf(
  settings: Pick<Props, "esc_close" | "body_click_close" | "links_click_close">,
): CloseTrigger[] {
  const triggers = { esc: settings.esc_close, body: settings.body_click_close, links: settings.links_click_close };
  return (Object.keys(triggers) as CloseTrigger[]).filter((trigger) => triggers[trigger]);
}
