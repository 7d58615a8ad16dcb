import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { Image } from "../../../web/kit/parts/Image";
import { InlineText } from "../../../web/kit/parts/InlineText";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./image_box.css";

export function ImageBox(settings: ViewProps<typeof schema>) {
  const { root, image, title_text, description_text, title_size: Title, link, position } = settings;
  if (!image && !title_text && !description_text)
    return <EditorHint {...root("")}>Choose an image or enter a title</EditorHint>;
  const img = <Image media={image} className="image_box__image" />;
  const title = title_text && <InlineText name="title_text">{title_text}</InlineText>;
  return (
    <div {...root(`image_box image_box--${position}`)}>
      {/* Without a title, the image is the link and names it. */}
      {link && !title_text ? (
        <a {...link} href={link.href} className="image_box__link" aria-label={image?.alt ? undefined : image?.title}>
          {img}
        </a>
      ) : (
        img
      )}
      {(title_text || description_text) && (
        <div className="image_box__content">
          {title && <Title className="image_box__title">{link ? <a {...link}>{title}</a> : title}</Title>}
          {description_text && (
            <p className="image_box__text">
              <InlineText name="description_text">{description_text}</InlineText>
            </p>
          )}
        </div>
      )}
    </div>
  );
}
