import { Image } from "../parts/Image";
import { InlineText } from "../parts/InlineText";
import { namedSample } from "../parts/sampleImage";
import type { ResolvedLink, ResolvedMedia } from "../resolve/resolve";

export type Card = { _id: string; image: ResolvedMedia; title: string; subtitle: string; link: ResolvedLink };

type Props = {
  slide: Card;
  /** The link's name if neither the image nor the text names it. */
  name: string;
};

/** A slide with image, title and subtitle, as one link if it has a URL. */
export function SlideCard({ slide: { _id, image, title, subtitle, link }, name }: Props) {
  const content = (
    <>
      <Image media={image ?? namedSample("landscape")} className="slides__image" />
      {title && (
        <span className="slides__title">
          <InlineText name={`slides.${_id}.title`}>{title}</InlineText>
        </span>
      )}
      {subtitle && (
        <span className="slides__subtitle">
          <InlineText name={`slides.${_id}.subtitle`}>{subtitle}</InlineText>
        </span>
      )}
    </>
  );
  if (!link) return title || subtitle ? <div className="slides__card">{content}</div> : content;
  return (
    <a
      {...link}
      href={link.href}
      className="slides__card"
      aria-label={image?.alt || title || subtitle ? undefined : name}
    >
      {content}
    </a>
  );
}
