import { Picture } from "../../../web/kit/parts/Picture";
import type { ResolvedMedia } from "../../../web/kit/resolve";

type Film = { picture: ResolvedMedia; film: string };

/** A picture; with a film it is what stands there until the film moves, and for those who want no motion. */
export function PictureOrFilm({ picture, film }: Film) {
  return (
    <>
      <Picture media={picture} className="section__picture" alt="" />
      {film && (
        <video
          className="section__picture section__film"
          src={film}
          muted
          loop
          playsInline
          preload="none"
          tabIndex={-1}
        />
      )}
    </>
  );
}

type Slides = { slides: NonNullable<ResolvedMedia>[]; seconds: number };

/** Pictures one over the other. Those after the first are hidden until a script needs them, so that nobody loads them before. */
export function Slides({ slides, seconds }: Slides) {
  return (
    <div className="section__slides" data-seconds={seconds}>
      {slides.map((slide, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may stand here twice
        <div key={index} className="section__slide" hidden={index > 0} data-shown={index === 0 ? "" : undefined}>
          <Picture media={slide} className="section__picture" alt="" />
        </div>
      ))}
    </div>
  );
}
