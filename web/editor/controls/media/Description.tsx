import { TriangleAlert } from "lucide-react";
import { useId } from "react";
import type { Media } from "../../../kit/schema/settings";
import { gettext } from "../../texts/gettext";

type Props<Value extends Media> = {
  value: Value;
  /** The library's alt text, which applies while this one is empty. */
  fromLibrary: string;
  isDisabled?: boolean;
  onChange: (value: Value) => void;
};

/** Missing: there is no alt text here or in the library, and the image is not marked as decorative. */
export const isAltMissing = (media: Media, image: { alt: string } | undefined) =>
  media.alt === undefined && !image?.alt;

/**
 * The alt text of an image, or that it is decorative. An empty text means decorative, so it is stored only by that
 * choice.
 */
export function Description<Value extends Media>({ value, fromLibrary, isDisabled, onChange }: Props<Value>) {
  const id = useId();
  const isDecorative = value.alt === "";
  const isMissing = isAltMissing(value, { alt: fromLibrary });

  function describe(text: string) {
    const { alt: _alt, ...media } = value;
    onChange((text ? { ...media, alt: text } : media) as Value);
  }

  return (
    <div className="description">
      <label htmlFor={id}>{gettext("Describe the image")}</label>
      <textarea
        id={id}
        className="input"
        rows={1}
        value={value.alt ?? ""}
        placeholder={isDecorative ? "" : fromLibrary || gettext("Alt text")}
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
        {gettext("Decorative image")}
      </label>
      {isMissing && (
        <p id={`${id}-missing`} className="description__missing">
          <TriangleAlert aria-hidden /> {gettext("Missing alt text. Screen readers cannot describe this image.")}
        </p>
      )}
    </div>
  );
}
