/** One thing that the lightbox shows. */
export type Slide = {
  type: "image" | "video";
  /** Where the picture is, or the address of the video as people copy it. */
  src: string;
  width?: number;
  height?: number;
  alt?: string;
  title?: string;
  description?: string;
  /** What is written below it on the page. */
  caption?: string;
  /** The link that leads to it, if one stands on the page. */
  link?: HTMLAnchorElement;
  /** Shown until a video is played. */
  poster?: string;
  /** Where the captions of a film of this site are. */
  captions?: string;
};

/** The group of this link as slides, in their order; what is hidden is left out. */
export function slidesOf(link: HTMLAnchorElement): Slide[] {
  const { elementorLightboxSlideshow: group } = link.dataset;
  const all = link.ownerDocument.querySelectorAll<HTMLAnchorElement>("a[data-elementor-lightbox-slideshow]");
  const shown = [...all].filter((one) => one.dataset.elementorLightboxSlideshow === group && !one.closest("[hidden]"));
  return (group ? shown.toSorted((one, other) => indexOf(one) - indexOf(other)) : [link]).map(slideOf);
}

/** A link may say its place; those that say none keep the order of the page, before these. */
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

/** What is written inside the link or below it. */
function captionOf(link: HTMLAnchorElement): string {
  const written = link.textContent || link.closest("figure")?.querySelector("figcaption")?.textContent;
  return written?.trim() ?? "";
}
