import type { ResolvedMedia } from "../resolve/resolve";

type Props = {
  media: ResolvedMedia;
  className?: string;
  /** The display width, as in the `sizes` attribute. Without it, that of the layout around the image. */
  sizes?: string;
  alt?: string;
};

/**
 * An image with its dimensions, so that the layout does not shift. The first image of a page loads with priority. Of an
 * animated one, visitors who ask for reduced motion see the first frame.
 */
export function Image({ media, className, sizes, alt }: Props) {
  if (!media) return null;
  const { avif, animated } = media;
  // Browsers choose a source before they load a file, so they load one.
  const still = animated && { media: "(prefers-reduced-motion: reduce)", srcSet: media.srcset || media.src };
  const width = media.srcset ? sizesOf(media, sizes ?? media.sizes ?? "100vw") : undefined;
  const img = (
    <img
      className={className}
      src={animated ?? media.src}
      srcSet={(!animated && media.srcset) || undefined}
      sizes={animated ? undefined : width}
      width={media.width}
      height={media.height}
      alt={alt ?? media.alt}
      data-focus={media.focus}
      data-color={media.color}
      data-sample={media.sample}
      loading={media.first ? undefined : "lazy"}
      fetchPriority={media.first ? "high" : undefined}
      decoding={media.first ? undefined : "async"}
    />
  );
  // The theme gives it no box of its own, so that the image has the same place in the layout.
  const source = still || (avif && { type: "image/avif", srcSet: avif });
  return source ? (
    <picture>
      <source {...source} sizes={width} />
      {img}
    </picture>
  ) : (
    img
  );
}

// Lazy images are laid out before they load, so a browser that supports `auto` uses their real width.
const sizesOf = ({ first }: NonNullable<ResolvedMedia>, sizes: string) => (first ? sizes : `auto, ${sizes}`);
