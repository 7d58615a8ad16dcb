import { ChevronLeft, ChevronRight, TriangleAlert, X } from "lucide-react";
import type { ImageResource } from "../../../kit/resolve/resolve";

type Props = {
  image: ImageResource | undefined;
  name: string;
  /** The id of the area with its texts; absent if it has none. */
  textsId: string | undefined;
  isOpen: boolean;
  isAltMissing: boolean;
  isFirst: boolean;
  isLast: boolean;
  isDisabled?: boolean;
  onOpen: () => void;
  onMove: (direction: -1 | 1) => void;
  onRemove: () => void;
};

/** One image of a gallery. */
export function Thumbnail(props: Props) {
  const { image, name, textsId, isOpen, isAltMissing, isFirst, isLast, isDisabled, onOpen, onMove, onRemove } = props;
  return (
    <li>
      {textsId ? (
        <button
          type="button"
          className="gallery-control__image"
          aria-label={`Texts of ${name}${isAltMissing ? ", missing alt text" : ""}`}
          title={isAltMissing ? "Missing alt text" : image?.title}
          aria-expanded={isOpen}
          aria-controls={textsId}
          onClick={onOpen}
        >
          <img src={image?.src} alt="" />
          {isAltMissing && <TriangleAlert aria-hidden />}
        </button>
      ) : (
        <img src={image?.src} alt={image?.title ?? ""} />
      )}
      <span className="gallery-control__actions">
        <button
          type="button"
          data-move="-1"
          disabled={isDisabled || isFirst}
          aria-label={`Move ${name} forward`}
          title="Move forward"
          onClick={() => onMove(-1)}
        >
          <ChevronLeft />
        </button>
        <button type="button" disabled={isDisabled} aria-label={`Remove ${name}`} title="Remove" onClick={onRemove}>
          <X />
        </button>
        <button
          type="button"
          data-move="1"
          disabled={isDisabled || isLast}
          aria-label={`Move ${name} back`}
          title="Move back"
          onClick={() => onMove(1)}
        >
          <ChevronRight />
        </button>
      </span>
    </li>
  );
}
