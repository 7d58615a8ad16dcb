import { Image } from "../../../web/kit/parts/Image";
import type { ResolvedMedia } from "../../../web/kit/resolve/resolve";

type BackgroundVideo = { image: ResolvedMedia; video: string };

/** The background image. With a video, it shows until the video plays, and for visitors who prefer reduced motion. */
export function BackgroundMedia({ image, video }: BackgroundVideo) {
  return (
    <>
      <Image media={image} className="section__image" alt="" />
      {video && (
        <video
          className="section__image section__video"
          src={video}
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

/**
 * Images on top of each other. All but the first are hidden until the script needs them, so that they are not loaded
 * early.
 */
export function BackgroundSlides({ slides, seconds }: Slides) {
  return (
    <div className="section__slides" data-seconds={seconds}>
      {slides.map((slide, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same image may occur twice
        <div key={index} className="section__slide" hidden={index > 0} data-shown={index === 0 ? "" : undefined}>
          <Image media={slide} className="section__image" alt="" />
        </div>
      ))}
    </div>
  );
}
