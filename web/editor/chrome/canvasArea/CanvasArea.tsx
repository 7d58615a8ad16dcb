import { memo, useEffect, useRef } from "react";
import { useHeldEditor } from "../../canvas/inline/editedText";
import { useEditorContext } from "../../EditorContext";
import { Canvas } from "../../puckAdapter";
import { gettext } from "../../texts/gettext";
import { Breadcrumbs } from "../elementBar/Breadcrumbs";
import { ElementBar } from "../elementBar/ElementBar";
import { TextBar } from "../elementBar/TextBar";
import { useCanvasSize, ZoomContext } from "./useCanvasSize";
import { ZoomMenu } from "./ZoomMenu";
import { useZoom, zoom as zoomStore } from "./zoom";

/** The canvas at the width of the chosen device, scaled down to fit, or at the chosen zoom. */
export function CanvasArea() {
  const { device, boot } = useEditorContext();
  const space = useRef<HTMLDivElement>(null);
  const { width, height, zoom } = useCanvasSize(device, boot.canvas.breakpoints, space, useZoom());
  useEffect(() => zoomStore.isShown(zoom), [zoom]);
  return (
    <section id="main" tabIndex={-1} className="editor__canvas canvas-area" aria-label={gettext("Canvas")}>
      <div ref={space} className="canvas-area__space">
        <div className="canvas-area__frame" style={{ inlineSize: width * zoom, blockSize: height * zoom }}>
          <div
            className="canvas-area__page"
            style={{ inlineSize: width, blockSize: height, transform: `scale(${zoom})` }}
          >
            <ZoomContext value={zoom}>
              <MemoCanvas />
            </ZoomContext>
          </div>
        </div>
      </div>
      <div className="canvas-area__footer">
        <Breadcrumbs />
        <ZoomMenu width={width} shown={zoom} />
      </div>
      <Bar />
    </section>
  );
}

/** The tools of the text that is being edited, or else the actions for the selected element. */
function Bar() {
  const editor = useHeldEditor();
  return editor ? <TextBar editor={editor} /> : <ElementBar />;
}

const MemoCanvas = memo(Canvas);
