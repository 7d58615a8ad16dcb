import { gettext } from "../../texts/gettext";

/** The shape of the editor while the document loads. */
export const Skeleton = () => (
  <div className="editor editor--loading" role="status" aria-label={gettext("Loading the editor")}>
    <div className="editor__top" />
    <div className="editor__rail" />
    <div className="editor__left skeleton-lines">
      <i /> <i /> <i /> <i />
    </div>
    <div className="editor__canvas">
      <div className="canvas-area__frame skeleton-page">
        <i /> <i /> <i />
      </div>
    </div>
    <div className="editor__right skeleton-lines">
      <i /> <i /> <i />
    </div>
  </div>
);
