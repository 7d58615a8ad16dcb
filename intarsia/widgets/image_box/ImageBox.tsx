import type { ViewProps } from "../../../web/kit/defineWidget";
import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { Picture } from "../../../web/kit/parts/Picture";
import type { schema } from "./schema";
import "./image_box.css";

export function ImageBox(settings: ViewProps<typeof schema>) {
  const { root, image, title_text, description_text, title_size: Title, link, position } = settings;
  if (!image && !title_text && !description_text)
    return <EditorHint {...root("")}>Choose an image or enter a title</EditorHint>;
  const picture = <Picture media={image} className="image_box__picture" sizes="(min-width: 768px) 600px, 100vw" />;
  return (
    <div {...root(`image_box image_box--${position}`)}>
      {/* Without a title, the image is the link and names it. */}
      {link && !title_text ? (
        <a {...link} href={link.href} className="image_box__link" aria-label={image?.alt ? undefined : image?.title}>
          {picture}
        </a>
      ) : (
        picture
      )}
      {(title_text || description_text) && (
        <div className="image_box__words">
          {title_text && (
            <Title className="image_box__title">{link ? <a {...link}>{title_text}</a> : title_text}</Title>
          )}
          {description_text && <p className="image_box__text">{description_text}</p>}
        </div>
      )}
    </div>
  );
}
