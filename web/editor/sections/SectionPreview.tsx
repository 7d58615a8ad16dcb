import type { CSSProperties } from "react";
import type { SectionOutline } from "./outline";

/**
 * The shapes of a widget: a heading, text, button, medium, circle, number, row of a list, field. Other widgets are
 * lines of text.
 */
const SHAPES: Readonly<Record<string, string>> = {
  heading: "h",
  page_title: "h",
  button: "b",
  image: "m",
  video: "m",
  image_gallery: "m",
  carousel: "m",
  image_box: "mht",
  icon_box: "cht",
  counter: "nt",
  testimonial: "cht",
  author_box: "cht",
  pricing_table: "hnttb",
  icon_list: "ttt",
  accordion: "rrr",
  form: "ffb",
};
const CENTERED: readonly string[] = ["counter", "testimonial"];

/** A section in miniature: the shapes of its widgets in their columns. */
export const SectionPreview = ({ outline }: { outline: readonly SectionOutline[] }) => (
  <span className="section-preview" data-tone={outline[0]?.tone} aria-hidden>
    {outline.map(toBox)}
  </span>
);

function toBox(element: SectionOutline, index: number) {
  const { type, columns, content } = element;
  const shapes = SHAPES[type] ?? (content.length > 0 ? "" : "tt");
  return (
    <span
      key={index}
      className="section-preview__box"
      data-type={type}
      data-row={element.is_row}
      data-centered={element.is_centered || CENTERED.includes(type) || undefined}
      style={columns ? ({ "--columns": columns } as CSSProperties) : undefined}
    >
      {shapes
        ? [...shapes].map((shape, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
            <i key={place} data-shape={shape} />
          ))
        : content.map(toBox)}
    </span>
  );
}
