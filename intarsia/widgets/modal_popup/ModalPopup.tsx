import { type CloseTrigger, Dialog } from "../../../web/kit/dialog/Dialog";
import { DialogTrigger } from "../../../web/kit/dialog/DialogTrigger";
import { useEnvironment, useUiStrings } from "../../../web/kit/environment/environment";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { Image } from "../../../web/kit/parts/Image";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import type { UiString } from "./uiStrings";
import "./modal_popup.css";

type Props = ViewProps<typeof schema>;

const CLOSE_TRIGGERS: readonly CloseTrigger[] = ["esc", "body"];

/**
 * The button opens the popup without a script. enhance.ts adds the timer and links, and restores focus, videos and
 * page width.
 */
export function ModalPopup({ root, id, content: Content, title, trigger_type, ...settings }: Props) {
  const t = useUiStrings<UiString>();
  const { mode } = useEnvironment();
  const image = trigger_type === "image" && settings.trigger_image;
  const hasTrigger = trigger_type === "button" || Boolean(image);
  const opensAutomatically = trigger_type === "pageload" && mode === "page";
  return (
    <div
      {...root(`modal_popup${hasTrigger ? "" : " dialog-no-trigger"}`)}
      data-delay={opensAutomatically ? settings.delay * 1000 : undefined}
      data-once={(opensAutomatically && settings.once) || undefined}
    >
      {hasTrigger && (
        <DialogTrigger
          id={id}
          variant={settings.button_look}
          icon={settings.button_icon}
          image={image ? <Image media={image} alt="" /> : undefined}
          label={(image ? title || image.alt : settings.button_text) || t("Open")}
        />
      )}
      {trigger_type === "image" && !image && <EditorHint {...NOTHING}>Choose an image that opens the popup</EditorHint>}
      <Dialog
        id={id}
        className={classOf(settings)}
        title={title}
        name={t("Popup")}
        isTitleHidden={!settings.title_shown}
        closeLabel={t("Close")}
        closes={CLOSE_TRIGGERS}
        hasTrigger={hasTrigger}
      >
        <Content className="modal_popup__content" />
      </Dialog>
    </div>
  );
}

const NOTHING = { className: "" };

const classOf = ({ design_type, full_screen, position, animation, close_icon_position }: Partial<Props>) =>
  [
    "modal_popup__dialog",
    `modal_popup__dialog--${design_type}`,
    `modal_popup__dialog--${full_screen ? "full" : position}`,
    `modal_popup__dialog--${animation}`,
    `dialog--close-${close_icon_position}`,
  ].join(" ");
