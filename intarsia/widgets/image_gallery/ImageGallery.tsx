import type { ReactNode } from "react";
import { useUiStrings } from "../../../web/kit/environment/environment";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { Image } from "../../../web/kit/parts/Image";
import { sampleImage } from "../../../web/kit/parts/sampleImage";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import type { UiString } from "./uiStrings";
import "./image_gallery.css";

type Props = ViewProps<typeof schema>;
type GalleryImage = Props["gallery"][number];

/** An image and its group; the group is empty in a gallery without groups. */
type GalleryEntry = { image: GalleryImage; group: string };

export function ImageGallery({ root, id, ...settings }: Props) {
  const groups = settings.source === "groups" ? settings.groups.filter(({ gallery }) => gallery.length > 0) : [];
  const entries = settings.source === "groups" ? groups.flatMap(entriesOf) : settings.gallery.map(single);
  if (entries.length === 0)
    return (
      <EditorHint {...root("")} sample={<Sample columns={settings.columns} />}>
        Choose images
      </EditorHint>
    );
  const { layout, last_row } = settings;
  const rows = layout === "justified" ? ` image_gallery--${last_row}` : "";
  const list = `image_gallery__list image_gallery--${layout}${rows}`;
  const hasFrame = layout === "masonry" || groups.length > 1;
  return (
    <Frame root={root} list={list} hasFrame={hasFrame} groups={groups}>
      {entries.map(({ image, group }, index) => (
        <li
          // biome-ignore lint/suspicious/noArrayIndexKey: the same image may occur twice
          key={index}
          className="image_gallery__item"
          data-ratio={layout === "grid" ? undefined : ratioOf(image).toFixed(2)}
          data-group={group || undefined}
        >
          <Item
            image={image}
            position={index + 1}
            sizes={layout === "justified" ? sizesInRow(image, settings) : undefined}
            group={id}
            {...settings}
          />
        </li>
      ))}
    </Frame>
  );
}

/** Two rows of a gallery in columns. */
function Sample({ columns }: Pick<Props, "columns">) {
  const images = Array.from({ length: 2 * columns }, (_, index) => index);
  return (
    <ul className="image_gallery image_gallery__list image_gallery--grid">
      {images.map((index) => (
        <li key={index} className="image_gallery__item">
          <span className="image_gallery__frame">
            <Image media={sampleImage()} />
          </span>
        </li>
      ))}
    </ul>
  );
}

const single = (image: GalleryImage): GalleryEntry => ({ image, group: "" });
const entriesOf = ({ _id, gallery }: Props["groups"][number]): GalleryEntry[] =>
  gallery.map((image) => ({ image, group: _id }));

type FrameProps = Pick<Props, "root" | "groups"> & { list: string; hasFrame: boolean; children: ReactNode };

/** The list alone, or in a box with the filter above it. */
function Frame({ root, list, hasFrame, groups, children }: FrameProps) {
  if (!hasFrame) return <ul {...root(`image_gallery ${list}`)}>{children}</ul>;
  return (
    <div {...root("image_gallery image_gallery--framed")}>
      {groups.length > 1 && <Filters groups={groups} />}
      <ul className={list}>{children}</ul>
    </div>
  );
}

function Filters({ groups }: Pick<Props, "groups">) {
  const t = useUiStrings<UiString>();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div className="image_gallery__filters" role="group" aria-label={t("Show")}>
      {[{ _id: "", title: t("All") }, ...groups].map(({ _id, title }, index) => (
        <button key={_id} type="button" className="image_gallery__filter" aria-pressed={_id === ""} data-filter={_id}>
          {title || index}
        </button>
      ))}
    </div>
  );
}

type ItemProps = { image: GalleryImage; position: number; sizes: string | undefined; group: string } & Pick<
  Props,
  "captions" | "enable_popup" | "open_lightbox"
>;

function Item({ image, position, sizes, group, captions, enable_popup, open_lightbox }: ItemProps) {
  const t = useUiStrings<UiString>();
  const fallback = { none: "", title: image.title, caption: image.alt }[captions];
  const caption = image.caption ?? fallback;
  const img = <Image media={image} sizes={sizes} alt={caption === image.alt ? "" : image.alt} />;
  const isLinkTheFrame = enable_popup && !caption;
  const content = (
    <>
      {isLinkTheFrame ? img : <span className="image_gallery__frame">{img}</span>}
      {caption && <span className="image_gallery__caption">{caption}</span>}
    </>
  );
  if (!enable_popup) return content;
  return (
    <a
      href={image.animated ?? image.full}
      className={isLinkTheFrame ? "image_gallery__link image_gallery__frame" : "image_gallery__link"}
      aria-label={image.alt || caption ? undefined : image.title || t("Image {number}", { number: position })}
      data-elementor-lightbox-slideshow={group}
      // Without a value, the site's setting decides.
      data-elementor-open-lightbox={open_lightbox === "default" ? undefined : open_lightbox}
    >
      {content}
    </a>
  );
}

// The stylesheet can only read values in this range.
const ratioOf = ({ width, height }: GalleryImage) => Math.min(4.99, Math.max(0.25, width / height || 1));

// A row grows until it is full, by up to a third unless there are few images.
const sizesInRow = (image: GalleryImage, { row_height }: Pick<Props, "row_height">) =>
  `min(100vw, ${Math.round(row_height * ratioOf(image) * 1.33)}px)`;
