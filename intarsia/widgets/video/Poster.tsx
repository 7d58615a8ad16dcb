import type { ResolvedMedia } from "../../../web/kit/document/resolve";
import { useWords } from "../../../web/kit/environment";
import { play } from "../../../web/kit/icons";
import { Glyph } from "../../../web/kit/parts/Glyph";
import { Picture } from "../../../web/kit/parts/Picture";
import type { Film } from "../../../web/kit/video/filmAt";
import { PROVIDERS } from "../../../web/kit/video/providers";
import type { Word } from "./words";

type Props = {
  film: Film;
  poster: ResolvedMedia;
  title: string;
  captions?: string;
  /** A link that opens the lightbox; without a script it leads to the video. */
  opensLightbox?: true;
  onPlay?: () => void;
};

/** Shown until the visitor plays the video. Before that, nothing is requested from the provider. */
export function Poster({ film, poster, title, captions, opensLightbox, onPlay }: Props) {
  const say = useWords<Word>();
  const provider = film.type === "hosted" ? "" : PROVIDERS[film.type];
  const address = film.type === "hosted" ? film.file : film.page;
  const playLabel = title ? say("Play video: {title}", { title }) : say("Play video");
  const disc = (
    <span className="video__disc">
      <Glyph path={play} />
    </span>
  );
  return (
    <>
      <Picture media={poster} className="video__poster" alt="" sizes="(max-width: 1200px) 100vw, 1200px" />
      <p className="video__words">
        {title && <span className="video__title">{title}</span>}
        {film.type !== "hosted" && (
          <span className="video__provider">{say("Plays from {provider}", { provider })}</span>
        )}
      </p>
      {opensLightbox ? (
        <a
          className="video__play"
          href={address}
          aria-label={playLabel}
          data-elementor-open-lightbox="yes"
          data-elementor-lightbox-video={address}
          data-elementor-lightbox-title={title || undefined}
          data-elementor-lightbox-captions={(film.type === "hosted" && captions) || undefined}
        >
          {disc}
        </a>
      ) : (
        <>
          <button type="button" className="video__play" aria-label={playLabel} onClick={onPlay}>
            {disc}
          </button>
          <a
            className="video__play video__play--elsewhere"
            href={address}
            aria-label={
              title
                ? say("Watch {title} on {provider}", { title, provider })
                : say("Watch the video on {provider}", { provider })
            }
          >
            {disc}
          </a>
        </>
      )}
    </>
  );
}
