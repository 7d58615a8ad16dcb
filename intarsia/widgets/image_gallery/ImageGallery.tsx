import type { ViewProps } from "../../../web/kit/defineWidget";
import type { Widths } from "../../../web/kit/devices";
import { useEnvironment, useWords } from "../../../web/kit/environment";
import { columnSizes } from "../../../web/kit/parts/columnSizes";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { Picture } from "../../../web/kit/parts/Picture";
import { schema } from "./schema";
import type { Word } from "./words";
import "./image_gallery.css";

type Props = ViewProps<typeof schema>;
type Image = Props["gallery"][number];

export function ImageGallery({ root, id, gallery, ...settings }: Props) {
  const { breakpoints } = useEnvironment();
  if (gallery.length === 0) return <EditorHint {...root("")}>Choose pictures</EditorHint>;
  const { layout, last_row } = settings;
  const rows = layout === "justified" ? ` image_gallery--${last_row}` : "";
  return (
    <ul {...root(`image_gallery image_gallery--${layout}${rows}`)}>
      {gallery.map((image, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same picture may hang here twice
        <li key={index} className="image_gallery__item" data-ratio={rows ? ratioOf(image) : undefined}>
          <Item
            image={image}
            place={index + 1}
            sizes={sizesOf(image, settings, breakpoints)}
            group={id}
            {...settings}
          />
        </li>
      ))}
    </ul>
  );
}

type ItemProps = { image: Image; place: number; sizes: string; group: string } & Pick<
  Props,
  "captions" | "enable_popup" | "open_lightbox"
>;

function Item({ image, place, sizes, group, captions, enable_popup, open_lightbox }: ItemProps) {
  const say = useWords<Word>();
  const caption = captions === "none" ? "" : captions === "title" ? image.title : image.alt;
  const picture = <Picture media={image} sizes={sizes} alt={caption === image.alt ? "" : image.alt} />;
  const isLinkTheFrame = enable_popup && !caption;
  const content = (
    <>
      {isLinkTheFrame ? picture : <span className="image_gallery__frame">{picture}</span>}
      {caption && <span className="image_gallery__caption">{caption}</span>}
    </>
  );
  if (!enable_popup) return content;
  return (
    <a
      href={image.full}
      className={isLinkTheFrame ? "image_gallery__link image_gallery__frame" : "image_gallery__link"}
      aria-label={image.alt || caption ? undefined : image.title || say("Picture {number}", { number: place })}
      data-elementor-lightbox-slideshow={group}
      // Absent, the site's own setting decides.
      data-elementor-open-lightbox={open_lightbox === "default" ? undefined : open_lightbox}
    >
      {content}
    </a>
  );
}

const ratioOf = ({ width, height }: Image) => Number((width / height).toFixed(3)) || 1;

function sizesOf(image: Image, settings: Omit<Props, "root" | "id" | "gallery">, breakpoints: Widths): string {
  // A row grows until it is full, by a third at the most where pictures are not few.
  if (settings.layout === "justified")
    return `min(100vw, ${Math.round(settings.row_height * ratioOf(image) * 1.33)}px)`;
  return columnSizes(settings, schema.settings.columns, breakpoints);
}
