import { TriangleAlert } from "lucide-react";
import { useId } from "react";
import type { Media } from "../../../kit/schema/settings";

type Props = {
  value: Media;
  /** What the library says of the picture, which holds while nothing is said here. */
  fromLibrary: string;
  isDisabled?: boolean;
  onChange: (value: Media) => void;
};

/**
 * What the picture shows, for those who do not see it; or that it shows nothing that matters. An empty text is that
 * choice and no accident, so it is stored only when it is made.
 */
export function Description({ value, fromLibrary, isDisabled, onChange }: Props) {
  const id = useId();
  const isDecorative = value.alt === "";
  const isMissing = value.alt === undefined && !fromLibrary;

  function describe(text: string) {
    const { alt: _alt, ...media } = value;
    onChange(text ? { ...media, alt: text } : media);
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
