import { EditorHint } from "../../../web/kit/parts/EditorHint";
import { Image } from "../../../web/kit/parts/Image";
import { InlineText } from "../../../web/kit/parts/InlineText";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import "./testimonial.css";

export function Testimonial({ root, content, image, name, job, image_position }: ViewProps<typeof schema>) {
  if (!content && !name) return <EditorHint {...root("")}>Enter a quote</EditorHint>;
  return (
    <figure {...root(`testimonial testimonial--${image_position}`)}>
      {content && (
        <blockquote className="testimonial__content">
          <p>
            <InlineText name="content">{content}</InlineText>
          </p>
        </blockquote>
      )}
      {(image || name || job) && (
        <figcaption className="testimonial__author">
          <Image media={image} className="testimonial__image" sizes="64px" />
          <span>
            {name && (
              <span className="testimonial__name">
                <InlineText name="name">{name}</InlineText>
              </span>
            )}
            {job && (
              <span className="testimonial__job">
                <InlineText name="job">{job}</InlineText>
              </span>
            )}
          </span>
        </figcaption>
      )}
    </figure>
  );
}
