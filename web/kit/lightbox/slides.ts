/** One item of the lightbox. */
export type Slide = {
  type: "image" | "video";
  /** The URL of the image, or of the video as people copy it. */
  src: string;
  width?: number;
  height?: number;
  alt?: string;
  title?: string;
  description?: string;
  /** Its caption on the page. */
  caption?: string;
  /** The link that opens it, if there is one on the page. */
  link?: HTMLAnchorElement;
  /** Shown until the video plays. */
  poster?: string;
  /** The URL of the captions of a self-hosted video. */
  captions?: string;
};

/** The group of this link as slides, in order, without hidden ones. */
export function slidesOf(link: HTMLAnchorElement): Slide[] {
  const { elementorLightboxSlideshow: group } = link.dataset;
  const all = link.ownerDocument.querySelectorAll<HTMLAnchorElement>("a[data-elementor-lightbox-slideshow]");
  const shown = [...all].filter((one) => one.dataset.elementorLightboxSlideshow === group && !one.closest("[hidden]"));
  return (group ? shown.toSorted((one, other) => indexOf(one) - indexOf(other)) : [link]).map(slideOf);
}

/** A link may set its position. Links without one follow in page order. */
const indexOf = ({ dataset }: HTMLAnchorElement) => Number(dataset.elementorLightboxIndex ?? 0) || 0;

function slideOf(link: HTMLAnchorElement): Slide {
  const thumbnail = link.querySelector("img");
  const { elementorLightboxVideo: video, elementorLightboxTitle, elementorLightboxDescription } = link.dataset;
  const [width, height] = ["width", "height"].map((side) => Number(thumbnail?.getAttribute(side)));
  const caption = captionOf(link);
  const title = elementorLightboxTitle ?? (caption || thumbnail?.alt || "");
  return {
    type: video ? "video" : "image",
    src: video || link.href,
    ...(width && height && !video ? { width, height } : {}),
    alt: thumbnail?.alt || title,
    title,
    description: elementorLightboxDescription,
    caption,
    poster: video && thumbnail?.currentSrc,
    captions: link.dataset.elementorLightboxCaptions,
    link,
  };
}

/** The caption inside or below the link. */
function captionOf(link: HTMLAnchorElement): string {
  const written = link.textContent || link.closest("figure")?.querySelector("figcaption")?.textContent;
  return written?.trim() ?? "";
}
