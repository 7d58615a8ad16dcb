import { Search } from "lucide-react";
import { useState } from "react";
import { useEditorContext } from "../EditorContext";
import { Dialog } from "../layers/onDemand";
import { gettext } from "../texts/gettext";
import { UploadButton } from "../uploads/UploadButton";
import { UploadLines } from "../uploads/UploadLines";
import { useFileDrop } from "../uploads/useFileDrop";
import { useUploads } from "../uploads/useUploads";
import { chooseInWagtail } from "./chooseInWagtail";
import { ImageTiles } from "./ImageTiles";
import type { LibraryImage, Uploaded } from "./libraryImage";
import { useLibrary } from "./useLibrary";

type Props = {
  isMultiple?: boolean;
  onChoose: (images: readonly LibraryImage[]) => void;
  onClose: () => void;
};

/** Chooses images of the library, or adds new ones: by the button, by dropping files on the dialog, or by pasting. */
export function ImageDialog({ isMultiple = false, onChoose, onClose }: Props) {
  const { boot } = useEditorContext();
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<readonly LibraryImage[]>([]);
  const library = useLibrary(query);
  const { uploads, upload, remove } = useUploads<Uploaded>(boot.urls.images, ({ image }) => {
    library.add(image);
    if (!isMultiple) return finish([image]);
    setChosen((old) => (isIn(old, image) ? old : [...old, image]));
  });
  // The first image that arrives closes a dialog for one, which would cancel the others.
  const addFiles = (files: File[]) => upload(isMultiple ? files : files.slice(0, 1));
  const drop = useFileDrop(library.canUpload, addFiles);

  function choose(image: LibraryImage) {
    if (!isMultiple) return finish([image]);
    setChosen((old) => (isIn(old, image) ? old.filter(({ id }) => id !== image.id) : [...old, image]));
  }

  function finish(images: readonly LibraryImage[]) {
    onChoose(images);
    onClose();
  }

  async function openWagtail() {
    onClose();
    onChoose([await chooseInWagtail(boot.urls.imageChooser)]);
  }

  return (
    <Dialog
      title={isMultiple ? gettext("Choose images") : gettext("Choose an image")}
      className="image-dialog"
      onClose={onClose}
    >
      <div className="image-dialog__drop" {...drop}>
        <div className="image-dialog__tools">
          <label className="search">
            <Search aria-hidden />
            <input
              type="search"
              data-first
              className="input"
              aria-label={gettext("Search images")}
              placeholder={gettext("Search images")}
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          </label>
          {library.canUpload && <UploadButton accept="image/*" isMultiple={isMultiple} onFiles={addFiles} />}
        </div>
        <UploadLines uploads={uploads} onRemove={remove} />
        <ImageTiles
          library={library}
          query={query.trim()}
          chosen={isMultiple ? new Set(chosen.map(({ id }) => id)) : null}
          onChoose={choose}
        />
        <footer className="image-dialog__foot">
          <button type="button" className="link-button" onClick={() => void openWagtail()}>
            {gettext("Collections and more options")}
          </button>
          {isMultiple && (
            <button
              type="button"
              className="button button--primary"
              aria-disabled={chosen.length === 0}
              onClick={() => chosen.length > 0 && finish(chosen)}
            >
              {chosen.length > 1 ? gettext("Add {length} images", { length: chosen.length }) : gettext("Add image")}
            </button>
          )}
        </footer>
        {drop["data-dropping"] && (
          <p className="image-dialog__target" role="status">
            {gettext("Drop to upload")}
          </p>
        )}
      </div>
    </Dialog>
  );
}

const isIn = (images: readonly LibraryImage[], image: LibraryImage) => images.some(({ id }) => id === image.id);
