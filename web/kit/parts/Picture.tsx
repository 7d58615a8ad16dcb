import type { ResolvedMedia } from "../resolve";

type Props = {
  media: ResolvedMedia;
  className?: string;
  /** How wide it is shown, as in the `sizes` attribute. */
  sizes?: string;
  alt?: string;
};

/** An image with its dimensions, so that nothing moves when it arrives. The first of a page loads before all others. */
export function Picture({ media, className, sizes = "100vw", alt }: Props) {
  if (!media) return null;
  return (
    <img
      className={className}
      src={media.src}
      srcSet={media.srcset || undefined}
      sizes={media.srcset ? sizesOf(media, sizes) : undefined}
      width={media.width}
      height={media.height}
      alt={alt ?? media.alt}
      loading={media.first ? undefined : "lazy"}
      fetchPriority={media.first ? "high" : undefined}
      decoding={media.first ? undefined : "async"}
    />
  );
}

// A lazy picture is laid out before it is fetched, so a browser that knows `auto` measures it instead of believing us.
const sizesOf = ({ first }: NonNullable<ResolvedMedia>, sizes: string) => (first ? sizes : `auto, ${sizes}`);
