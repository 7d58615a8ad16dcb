import { useWords } from "../../../web/kit/environment";
import { play } from "../../../web/kit/icons";
import { Glyph } from "../../../web/kit/parts/Glyph";
import { Picture } from "../../../web/kit/parts/Picture";
import type { ResolvedMedia } from "../../../web/kit/resolve";
import type { Word } from "./words";

type Props = {
  film: { type: "youtube" | "vimeo"; page: string };
  poster: ResolvedMedia;
  title: string;
  onPlay: () => void;
};

/** What stands there until somebody wants to see the film: nothing is asked of the provider before. */
export function Poster({ film, poster, title, onPlay }: Props) {
  const say = useWords<Word>();
  const provider = film.type === "vimeo" ? "Vimeo" : "YouTube";
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
        <span className="video__provider">{say("Plays from {provider}", { provider })}</span>
      </p>
      <button
        type="button"
        className="video__play"
        aria-label={title ? say("Play video: {title}", { title }) : say("Play video")}
        onClick={onPlay}
      >
        {disc}
      </button>
      <a
        className="video__play video__play--elsewhere"
        href={film.page}
        aria-label={
          title
            ? say("Watch {title} on {provider}", { title, provider })
            : say("Watch the video on {provider}", { provider })
        }
      >
        {disc}
      </a>
    </>
  );
}
