import { InlineText } from "../parts/InlineText";
import { Picture } from "../parts/Picture";
import type { ResolvedLink, ResolvedMedia } from "../resolve";

export type Card = { _id: string; image: ResolvedMedia; title: string; subtitle: string; link: ResolvedLink };

type Props = {
  slide: Card;
  sizes: string;
  /** What the link is called when neither picture nor words name it. */
  name: string;
};

/** A slide of pictures: image, title and subtitle, as one link when it leads somewhere. */
export function SlideCard({ slide: { _id, image, title, subtitle, link }, sizes, name }: Props) {
  const content = (
    <>
      {image ? (
        <Picture media={image} className="slides__picture" sizes={sizes} />
      ) : (
        <span className="slides__picture slides__picture--none" />
      )}
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
