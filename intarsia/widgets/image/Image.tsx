import { useEnvironment } from "../../../web/kit/environment/environment";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { Image as ResponsiveImage } from "../../../web/kit/parts/Image";
import { InlineText } from "../../../web/kit/parts/InlineText";
import { sampleImage } from "../../../web/kit/parts/sampleImage";
import type { ResolvedLink } from "../../../web/kit/resolve/resolve";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./image.css";

type Props = ViewProps<typeof schema>;

export function Image({ root, image, caption, ...settings }: Props) {
  const { mode } = useEnvironment();
  if (!image || (image.sample && mode === "editor"))
    return (
      <EditorHint
        {...root("image")}
        sample={<ResponsiveImage media={image ?? sampleImage()} />}
        isPublished={image !== null}
      >
        Choose an image
      </EditorHint>
    );
  const img = <ResponsiveImage media={image} />;
  const link = linkOf(image, settings);
  const Tag = caption ? "figure" : "div";
  return (
    <Tag {...root("image")}>
      {link ? (
        <a
          {...link}
          href={link.href}
          className="image__link"
          aria-label={image.alt ? undefined : caption || image.title}
        >
          {img}
        </a>
      ) : (
        img
      )}
      {caption && (
        <figcaption className="image__caption">
          <InlineText name="caption">{caption}</InlineText>
        </figcaption>
      )}
    </Tag>
  );
}

function linkOf(
  image: NonNullable<Props["image"]>,
  { link_to, link, open_lightbox }: Omit<Props, "root" | "image" | "caption">,
) {
  if (link_to === "custom") return link;
  if (link_to === "none" || image.sample) return null;
  return {
    href: image.animated ?? image.full,
    // Without a value, the site's setting decides.
    "data-elementor-open-lightbox": open_lightbox === "default" ? undefined : open_lightbox,
  } satisfies ResolvedLink & Record<`data-${string}`, unknown>;
}
