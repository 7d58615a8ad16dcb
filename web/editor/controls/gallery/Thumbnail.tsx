import { ChevronLeft, ChevronRight, TriangleAlert, X } from "lucide-react";
import type { ImageResource } from "../../../kit/resolve/resolve";
import { gettext } from "../../texts/gettext";

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
          aria-label={gettext(isAltMissing ? "Texts of {name}, missing alt text" : "Texts of {name}", { name })}
          title={isAltMissing ? gettext("Missing alt text") : image?.title}
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
          aria-label={gettext("Move {name} forward", { name })}
          title={gettext("Move forward")}
          onClick={() => onMove(-1)}
        >
          <ChevronLeft />
        </button>
        <button
          type="button"
          disabled={isDisabled}
          aria-label={gettext("Remove {name}", { name })}
          title={gettext("Remove")}
          onClick={onRemove}
        >
          <X />
        </button>
        <button
          type="button"
          data-move="1"
          disabled={isDisabled || isLast}
          aria-label={gettext("Move {name} back", { name })}
          title={gettext("Move back")}
          onClick={() => onMove(1)}
        >
          <ChevronRight />
        </button>
      </span>
    </li>
  );
}
