import { useState } from "react";
import type { ViewProps } from "../../../web/kit/defineWidget";
import { useEnvironment, useWords } from "../../../web/kit/environment";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { filmAt, isWebAddress } from "../../../web/kit/video/filmAt";
import { Player } from "./Player";
import { Poster } from "./Poster";
import type { schema } from "./schema";
import type { Word } from "./words";
import "./video.css";

const LIKE = {
  youtube: "https://www.youtube.com/watch?v=…",
  vimeo: "https://vimeo.com/…",
  hosted: "/media/film.mp4",
};

export function Video({ root, video_type, url, poster, title, captions, open_in, at_end }: ViewProps<typeof schema>) {
  const { mode, locale } = useEnvironment();
  const say = useWords<Word>();
  const [isPlaying, setPlaying] = useState(false);
  const film = filmAt(video_type, url);

  if (!url) return <EditorHint {...root("")}>Enter the URL of a video</EditorHint>;
  if (!film && mode === "editor") {
    return <EditorHint {...root("")}>No video at this URL. Example: {LIKE[video_type]}</EditorHint>;
  }
  if (!film) {
    return isWebAddress(url) ? (
      <p {...root("video")}>
        <a href={url}>{title || url}</a>
      </p>
    ) : null;
  }
  if (open_in === "lightbox") {
    return (
      <div {...root("video")}>
        <div className="video__frame" data-color-mode="dark">
          <Poster film={film} poster={poster} title={title} captions={captions} opensLightbox />
        </div>
      </div>
    );
  }
  if (film.type === "hosted") {
    return (
      <div {...root("video")}>
        {/* biome-ignore lint/a11y/useMediaCaption: an owner may have no subtitles; there is a setting for those who do */}
        <video
          className="video__frame"
          data-color-mode="dark"
          controls
          playsInline
          preload="none"
          src={film.file}
          poster={poster?.src}
          aria-label={title || say("Video")}
        >
          {captions && <track kind="captions" src={captions} srcLang={locale} label={say("Captions")} default />}
        </video>
      </div>
    );
  }
  return (
    <div {...root("video")}>
      <div className="video__frame" data-color-mode="dark">
        {isPlaying ? (
          <Player film={film} title={title} atEnd={at_end} onClose={() => setPlaying(false)} />
        ) : (
          <Poster film={film} poster={poster} title={title} onPlay={() => setPlaying(mode === "page")} />
        )}
      </div>
    </div>
  );
}
