import { useUiStrings } from "../../../web/kit/environment/environment";
import { PROVIDERS } from "../../../web/kit/links/video/providers";
import type { VideoSource } from "../../../web/kit/links/video/videoAt";
import { Image } from "../../../web/kit/parts/Image";
import { Glyph } from "../../../web/kit/parts/icons/Glyph";
import { play } from "../../../web/kit/parts/icons/icons";
import type { ResolvedMedia } from "../../../web/kit/resolve/resolve";
import type { UiString } from "./uiStrings";

type Props = {
  video: VideoSource;
  poster: ResolvedMedia;
  title: string;
  captions?: string;
  /** A link that opens the lightbox; without a script it leads to the video. */
  opensLightbox?: true;
};

/** Shown until the visitor plays the video. Before that, nothing is requested from the provider. */
export function Poster({ video, poster, title, captions, opensLightbox }: Props) {
  const t = useUiStrings<UiString>();
  const provider = video.type === "hosted" ? "" : PROVIDERS[video.type];
  const url = video.type === "hosted" ? video.file : video.page;
  const playLabel = title ? t("Play video: {title}", { title }) : t("Play video");
  const icon = <Glyph path={play} className="video__disc" />;
  return (
    <>
      <Image media={poster} className="video__poster" alt="" />
      <p className="video__text">
        {title && <span className="video__title">{title}</span>}
        {video.type !== "hosted" && <span className="video__provider">{t("Plays from {provider}", { provider })}</span>}
      </p>
      {opensLightbox ? (
        <a
          className="video__play"
          href={url}
          aria-label={playLabel}
          data-elementor-open-lightbox="yes"
          data-elementor-lightbox-video={url}
          data-elementor-lightbox-title={title || undefined}
          data-elementor-lightbox-captions={(video.type === "hosted" && captions) || undefined}
        >
          {icon}
        </a>
      ) : (
        <>
          <button type="button" className="video__play" aria-label={playLabel}>
            {icon}
          </button>
          <a
            className="video__play video__play--elsewhere"
            href={url}
            aria-label={
              title
                ? t("Watch {title} on {provider}", { title, provider })
                : t("Watch the video on {provider}", { provider })
            }
          >
            {icon}
          </a>
        </>
      )}
    </>
  );
}
