import type { ViewProps } from "../../../web/kit/defineWidget";
import { useEnvironment, useWords } from "../../../web/kit/environment";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { Picture } from "../../../web/kit/parts/Picture";
import { type Closing, Surface } from "../../../web/kit/surface/Surface";
import { SurfaceTrigger } from "../../../web/kit/surface/SurfaceTrigger";
import type { schema } from "./schema";
import type { Word } from "./words";
import "./modal_popup.css";

type Props = ViewProps<typeof schema>;

const CLOSES: readonly Closing[] = ["esc", "body"];

/**
 * The button opens the popup without a script. script.ts adds the timer and links, and restores focus, videos and
 * page width.
 */
export function ModalPopup({ root, id, content: Content, title, trigger_type, ...settings }: Props) {
  const say = useWords<Word>();
  const { mode } = useEnvironment();
  const picture = trigger_type === "image" && settings.trigger_image;
  const hasTrigger = trigger_type === "button" || Boolean(picture);
  const isByItself = trigger_type === "pageload" && mode === "page";
  return (
    <div
      {...root(`modal_popup${hasTrigger ? "" : " surface-alone"}`)}
      data-delay={isByItself ? settings.delay * 1000 : undefined}
      data-once={(isByItself && settings.once) || undefined}
    >
      {hasTrigger && (
        <SurfaceTrigger
          id={id}
          look={settings.button_look}
          icon={settings.button_icon}
          picture={picture ? <Picture media={picture} alt="" /> : undefined}
          label={(picture ? title || picture.alt : settings.button_text) || say("Open")}
        />
      )}
      {trigger_type === "image" && !picture && (
        <EditorHint {...NOTHING}>Choose an image that opens the popup</EditorHint>
      )}
      <Surface
        id={id}
        className={classOf(settings)}
        title={title}
        name={say("Popup")}
        isTitleHidden={!settings.title_shown}
        closeLabel={say("Close")}
        closes={CLOSES}
        hasTrigger={hasTrigger}
      >
        <Content className="modal_popup__content" />
      </Surface>
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
    `surface--close-${close_icon_position}`,
  ].join(" ");
