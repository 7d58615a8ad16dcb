import { memo, useEffect, useRef } from "react";
import { useHeldEditor } from "../canvas/inline/editedText";
import { useEditorContext } from "../EditorContext";
import { Canvas } from "../puckAdapter";
import { Breadcrumbs } from "./Breadcrumbs";
import { ElementBar } from "./ElementBar";
import { TextBar } from "./TextBar";
import { useStageSize, ZoomContext } from "./useStageSize";
import { ZoomMenu } from "./ZoomMenu";
import { useZoom, zoom as zoomStore } from "./zoom";

/** The canvas at the width of the chosen device, scaled down to fit, or at the chosen zoom. */
export function Stage() {
  const { device, boot } = useEditorContext();
  const room = useRef<HTMLDivElement>(null);
  const { width, height, zoom } = useStageSize(device, boot.canvas.breakpoints, room, useZoom());
  useEffect(() => zoomStore.isShown(zoom), [zoom]);
  return (
    <section id="main" tabIndex={-1} className="editor__stage stage" aria-label="Canvas">
      <div ref={room} className="stage__room">
        <div className="stage__frame" style={{ inlineSize: width * zoom, blockSize: height * zoom }}>
          <div className="stage__page" style={{ inlineSize: width, blockSize: height, transform: `scale(${zoom})` }}>
            <ZoomContext value={zoom}>
              <StillCanvas />
            </ZoomContext>
          </div>
        </div>
      </div>
      <div className="stage__foot">
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

const StillCanvas = memo(Canvas);
