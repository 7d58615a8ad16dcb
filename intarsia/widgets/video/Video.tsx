import { useEnvironment, useUiStrings } from "../../../web/kit/environment/environment";
import { isWebUrl, videoAt } from "../../../web/kit/links/video/videoAt";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { sampleImage } from "../../../web/kit/parts/sampleImage";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { PlayerOptions } from "./enhance";
import { Poster } from "./Poster";
import type { schema } from "./schema";
import type { UiString } from "./uiStrings";
import "./video.css";

const AS_RATIO = {
  youtube: "https://www.youtube.com/watch?v=…",
  vimeo: "https://vimeo.com/…",
  hosted: "/media/film.mp4",
};

export function Video({ root, video_type, url, poster, title, captions, open_in, at_end }: ViewProps<typeof schema>) {
  const { mode, locale } = useEnvironment();
  const t = useUiStrings<UiString>();
  const video = videoAt(video_type, url);

  if (!url)
    return (
      <EditorHint {...root("")} sample={<Sample poster={poster} title={title} />}>
        Enter the URL of a video
      </EditorHint>
    );
  if (!video && mode === "editor") {
    return <EditorHint {...root("")}>No video at this URL. Example: {AS_RATIO[video_type]}</EditorHint>;
  }
  if (!video) {
    return isWebUrl(url) ? (
      <p {...root("video")}>
        <a href={url}>{title || url}</a>
      </p>
    ) : null;
  }
  if (open_in === "lightbox") {
    return (
      <div {...root("video")}>
        <div className="video__frame" data-color-mode="dark">
          <Poster video={video} poster={poster} title={title} captions={captions} opensLightbox />
        </div>
      </div>
    );
  }
  if (video.type === "hosted") {
    return (
      <div {...root("video")}>
        {/* biome-ignore lint/a11y/useMediaCaption: an owner may have no subtitles; there is a setting for those who do */}
        <video
          className="video__frame"
          data-color-mode="dark"
          controls
          playsInline
          preload="none"
          src={video.file}
          poster={poster?.src}
          aria-label={title || t("Video")}
        >
          {captions && <track kind="captions" src={captions} srcLang={locale} label={t("Captions")} default />}
        </video>
      </div>
    );
  }
  const options: PlayerOptions = { provider: video.type, url: video.player, at_end };
  return (
    <div {...root("video")} data-options={JSON.stringify(options)}>
      <div className="video__frame" data-color-mode="dark">
        <Poster video={video} poster={poster} title={title} />
      </div>
    </div>
  );
}

const Sample = ({ poster, title }: Pick<ViewProps<typeof schema>, "poster" | "title">) => (
  <div className="video">
    <div className="video__frame" data-color-mode="dark">
      <Poster video={{ type: "hosted", file: "" }} poster={poster ?? sampleImage(338)} title={title} opensLightbox />
    </div>
  </div>
);
