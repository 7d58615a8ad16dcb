import { Check, ImageOff } from "lucide-react";
import { gettext } from "../texts/gettext";
import type { LibraryImage } from "./libraryImage";
import type { Library } from "./useLibrary";

type Props = {
  library: Library & { retry: () => void; showMore: () => void };
  query: string;
  /** The ids of the chosen images; null if a click chooses at once. */
  chosen: ReadonlySet<number> | null;
  onChoose: (image: LibraryImage) => void;
};

// As many as a dialog shows without scrolling.
const SKELETONS = Array.from({ length: 12 }, (_, index) => index);

/** The images, with a shape of them while they load. */
export function ImageTiles({ library, query, chosen, onChoose }: Props) {
  const { state, images, hasMore } = library;
  return (
    <div className="image-tiles" aria-busy={state === "loading"}>
      {images.length > 0 && (
        <ul aria-label={gettext("Images")}>
          {images.map((image) => (
            <li key={image.id}>
              <Tile image={image} isChosen={chosen?.has(image.id)} onChoose={() => onChoose(image)} />
            </li>
          ))}
        </ul>
      )}
      {state === "loading" && images.length === 0 && (
        <div className="image-tiles__skeleton" role="status" aria-label={gettext("Loading images…")}>
          {SKELETONS.map((index) => (
            <i key={index} />
          ))}
        </div>
      )}
      {state === "ready" && images.length === 0 && <Empty query={query} canUpload={library.canUpload} />}
      {state === "failed" && <Failed onRetry={library.retry} />}
      {state !== "failed" && hasMore && (
        <button type="button" className="button" aria-disabled={state === "loading"} onClick={library.showMore}>
          {gettext("Show more")}
        </button>
      )}
    </div>
  );
}

type TileProps = { image: LibraryImage; isChosen?: boolean | undefined; onChoose: () => void };

const Tile = ({ image: { title, width, height, thumbnail }, isChosen, onChoose }: TileProps) => (
  <button
    type="button"
    className="image-tile"
    title={gettext("{title}, {width} × {height} pixels", { title, width, height })}
    aria-pressed={isChosen}
    onClick={onChoose}
  >
    <span className="image-tile__image">
      <ImageOff aria-hidden />
      <img src={thumbnail} alt="" loading="lazy" onError={({ currentTarget }) => currentTarget.remove()} />
      {isChosen && <Check className="image-tile__check" aria-hidden />}
    </span>
    <span className="image-tile__title">{title}</span>
  </button>
);

const Empty = ({ query, canUpload }: { query: string; canUpload: boolean }) => (
  <p className="panel__empty" role="status">
    {query
      ? gettext("No image matches “{query}”.", { query })
      : canUpload
        ? gettext("No images yet. Upload one, or drop it here.")
        : gettext("No images yet.")}
  </p>
);

const Failed = ({ onRetry }: { onRetry: () => void }) => (
  <p className="panel__problem image-tiles__failed" role="alert">
    {navigator.onLine
      ? gettext("The image library cannot be reached.")
      : gettext("You are offline, so the image library cannot be reached.")}{" "}
    <button type="button" className="link-button" onClick={onRetry}>
      {gettext("Try again")}
    </button>
  </p>
);
