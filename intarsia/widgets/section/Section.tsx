import { useUiStrings } from "../../../web/kit/environment/environment";
import { hostedFile, VIDEO_EXTENSIONS } from "../../../web/kit/links/hostedFile";
import { Glyph } from "../../../web/kit/parts/icons/Glyph";
import { pause, play } from "../../../web/kit/parts/icons/icons";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import { BackgroundMedia, BackgroundSlides } from "./Background";
import { Shape } from "./Shape";
import type { schema } from "./schema";
import type { UiString } from "./uiStrings";
import "./section.css";

type Props = ViewProps<typeof schema>;

export function Section({ root, html_tag: Tag, content_width, color_mode, content: Content, ...settings }: Props) {
  const { backdrop, picture, slides, slide_seconds } = settings;
  const video = backdrop === "video" ? hostedFile(settings.video_url, VIDEO_EXTENSIONS) : "";
  const isShown = backdrop === "slides" ? slides.length > 0 : backdrop !== "none" && (picture || video);
  return (
    <Tag {...root(classOf(settings))} data-color-mode={color_mode || undefined}>
      {isShown && (
        <div
          className={`section__backdrop${settings.picture_fixed ? " section__backdrop--fixed" : ""}`}
          aria-hidden="true"
        >
          {backdrop === "slides" ? (
            <BackgroundSlides slides={slides} seconds={slide_seconds} />
          ) : (
            <BackgroundMedia image={picture} video={video} />
          )}
          <div className="section__overlay" />
        </div>
      )}
      <Shape name={settings.shape_top} edge="top" isFlipped={settings.shape_top_flip === "yes"} />
      <Shape name={settings.shape_bottom} edge="bottom" isFlipped={settings.shape_bottom_flip === "yes"} />
      <Content className={`section__content section__content--${content_width}`} />
      {(video || (backdrop === "slides" && slides.length > 1)) && <PauseButton />}
    </Tag>
  );
}

/** The script shows this button, because nothing moves without the script. */
function PauseButton() {
  const t = useUiStrings<UiString>();
  return (
    <button
      type="button"
      className="section__pause"
      hidden
      aria-label={t("Pause the background")}
      data-other-label={t("Play the background")}
    >
      <Glyph path={pause} className="section__icon section__icon--pause" />
      <Glyph path={play} className="section__icon section__icon--play" />
    </button>
  );
}

const classOf = ({ shape_top, shape_bottom }: Pick<Props, "shape_top" | "shape_bottom">) =>
  ["section", shape_top && "section--shaped-top", shape_bottom && "section--shaped-bottom"].filter(Boolean).join(" ");
