import { TriangleAlert } from "lucide-react";
import { useId } from "react";
import type { Media } from "../../../kit/schema/settings";

type Props<Value extends Media> = {
  value: Value;
  /** What the library says of the picture, which holds while nothing is said here. */
  fromLibrary: string;
  isDisabled?: boolean;
  onChange: (value: Value) => void;
};

/** Neither here nor in the library, and nobody has said that there is nothing to describe. */
export const isUndescribed = (media: Media, image: { alt: string } | undefined) =>
  media.alt === undefined && !image?.alt;

/**
 * What the picture shows, for those who do not see it; or that it shows nothing that matters. An empty text is that
 * choice and no accident, so it is stored only when it is made.
 */
export function Description<Value extends Media>({ value, fromLibrary, isDisabled, onChange }: Props<Value>) {
  const id = useId();
  const isDecorative = value.alt === "";
  const isMissing = isUndescribed(value, { alt: fromLibrary });

  function describe(text: string) {
    const { alt: _alt, ...media } = value;
    onChange((text ? { ...media, alt: text } : media) as Value);
  }

  return (
    <div className="description">
      <label htmlFor={id}>Describe the picture</label>
      <textarea
        id={id}
        className="input"
        rows={1}
        value={value.alt ?? ""}
        placeholder={isDecorative ? "" : fromLibrary || "What it shows, for those who do not see it"}
        aria-describedby={isMissing ? `${id}-missing` : undefined}
        disabled={isDisabled || isDecorative}
        onChange={(event) => describe(event.target.value.replaceAll("\n", " "))}
      />
      <label className="description__decorative">
        <input
          type="checkbox"
          checked={isDecorative}
          disabled={isDisabled}
          onChange={(event) => (event.target.checked ? onChange({ ...value, alt: "" }) : describe(""))}
        />
        Decorative: nothing is lost without it
      </label>
      {isMissing && (
        <p id={`${id}-missing`} className="description__missing">
          <TriangleAlert aria-hidden /> Not described yet. Who listens to the page hears nothing of it.
        </p>
      )}
    </div>
  );
}
