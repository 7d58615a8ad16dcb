import { type ReactNode, useContext, useEffect, useMemo } from "react";
import { DEFAULT_ENVIRONMENT, type Environment, EnvironmentContext } from "../../kit/environment/environment";
import { variablesCss } from "../../theme/variablesCss";
import { ZoomContext } from "../chrome/canvasArea/useCanvasSize";
import { useMenuOnPointer } from "../chrome/menu/useMenuOnPointer";
import { useShortcuts } from "../chrome/useShortcuts";
import { useClipboard } from "../clipboard/useClipboard";
import { useEditorContext } from "../EditorContext";
import { useFonts } from "../fonts/FontsContext";
import { LIVE_CONTROL, useDocument, useSelected } from "../puckAdapter";
import type { Boot } from "../saving/api";
import { useSelectedIds } from "../selection/multiSelection";
import { useMarquee } from "../selection/useMarquee";
import { useMultiSelect } from "../selection/useMultiSelect";
import { useDesignState } from "../siteDesign/DesignContext";
import { gettext } from "../texts/gettext";
import { capitalized, wordingOf } from "../wording";
import { FormOnCanvas } from "./form/FormOnCanvas";
import { CanvasRich } from "./inline/CanvasRich";
import { CanvasText } from "./inline/CanvasText";
import { useInlineTyping } from "./inline/useInlineTyping";
import { useResources } from "./resources/resources";
import { shownItem } from "./shownItem";
import { adoptStyles } from "./styles/adoptStyles";
import { canvasCss } from "./styles/canvasCss";
import { hintsCss } from "./styles/hints";
import { useInertCanvas } from "./useInertCanvas";
import { useLinkedElement } from "./useLinkedElement";

const INLINE = { Text: CanvasText, Rich: CanvasRich };

type Props = { frame?: globalThis.Document; children: ReactNode };

/** The document inside the canvas frame: the site's styles and the elements' CSS, without the editor around it. */
export function CanvasFrame({ frame, children }: Props) {
  const { boot } = useEditorContext();
  const title = capitalized(wordingOf(boot.kind).document);

  useEffect(() => (frame ? prepareFrame(frame, boot, title) : undefined), [frame, boot, title]);
  useEffect(() => adoptStyles(frame, "hints", hintsCss(boot)), [frame, boot]);
  const zoom = useContext(ZoomContext);
  useEffect(() => frame?.documentElement.style.setProperty("--zoom", String(zoom)), [frame, zoom]);
  useShortcuts(frame);
  useClipboard(frame);
  useMenuOnPointer(frame);
  useMultiSelect(frame);
  useMarquee(frame);
  useInlineTyping(frame);
  useInertCanvas(frame);
  useLinkedElement(frame);

  const environment = useMemo(() => environmentOf(boot), [boot]);
  return (
    <EnvironmentContext value={environment}>
      <DesignStyles frame={frame} />
      <ElementStyles frame={frame} />
      <SelectionStyles frame={frame} />
      {boot.kind === "form" ? <FormOnCanvas>{children}</FormOnCanvas> : children}
    </EnvironmentContext>
  );
}

/** Gives the empty frame its title, its main area and the site's stylesheets. Returns what removes these. */
function prepareFrame(frame: globalThis.Document, { kind, canvas }: Boot, title: string): () => void {
  frame.title = title;
  frame.defaultView?.frameElement?.setAttribute("title", title);
  frame.documentElement.lang = canvas.language;
  frame.documentElement.dir = canvas.direction;
  frame.documentElement.dataset.canvas = kind;
  const root = frame.getElementById("frame-root");
  root?.setAttribute("role", "main");
  root?.setAttribute("aria-label", gettext("{title}. Use the arrow keys to move between elements.", { title }));
  root?.setAttribute("tabindex", "0");
  const stylesheets = [...canvas.site.stylesheets, canvas.stylesheet].map((href) =>
    Object.assign(frame.createElement("link"), { rel: "stylesheet", href }),
  );
  frame.head.append(...stylesheets);
  frame.body.id = canvas.site.body.id ?? "";
  frame.body.classList.add(...(canvas.site.body.class ?? "").split(" ").filter(Boolean));
  return () => {
    for (const one of stylesheets) one.remove();
  };
}

const environmentOf = ({ canvas }: Boot): Environment => ({
  ...DEFAULT_ENVIRONMENT,
  mode: "editor",
  locale: canvas.language,
  direction: canvas.direction,
  translations: canvas.translations,
  breakpoints: canvas.breakpoints,
  now: Date.now(),
  liveControl: LIVE_CONTROL,
  shownItem,
  inline: INLINE,
  translateHint: gettext,
});

/** The site's design, also while it is changed. */
function DesignStyles({ frame }: { frame?: globalThis.Document }) {
  const { boot } = useEditorContext();
  const { design, shown } = useDesignState() ?? { design: null, shown: "auto" };
  const changed = useMemo(() => (design ? variablesCss(design) : ""), [design]);
  // The first part also has the styles of third-party widgets.
  useEffect(() => adoptStyles(frame, "variables", boot.canvas.variables + changed), [frame, boot, changed]);
  const { fonts } = useFonts();
  useEffect(() => adoptStyles(frame, "fonts", fonts.css), [frame, fonts.css]);
  useEffect(() => {
    if (!frame) return;
    if (shown === "auto") delete frame.documentElement.dataset.colorMode;
    else frame.documentElement.dataset.colorMode = shown;
  }, [frame, shown]);
  return null;
}

/** A component of its own, so that a keystroke updates the rules and renders nothing else. */
function ElementStyles({ frame }: { frame?: globalThis.Document }) {
  const { widgetOf, boot } = useEditorContext();
  const { breakpoints, site } = boot.canvas;
  const content = useDocument();
  const { images } = useResources();
  const css = useMemo(
    () => canvasCss(content, { widgetOf, widths: breakpoints, images, ...site }),
    [content, widgetOf, breakpoints, images, site],
  );
  useEffect(() => adoptStyles(frame, "elements", css), [frame, css]);
  return null;
}

/** The engine outlines one selected element. These are the others. */
function SelectionStyles({ frame }: { frame?: globalThis.Document }) {
  const primary = useSelected()?.props.id ?? null;
  const others = useSelectedIds(primary).filter((id) => id !== primary);
  const selectors = others.map((id) => `[data-puck-component="${CSS.escape(id)}"]`).join();
  const css = selectors && `${selectors}{outline:calc(2*var(--px)) solid #3d6fd6;outline-offset:calc(-2*var(--px))}`;
  useEffect(() => adoptStyles(frame, "selection", css), [frame, css]);
  return null;
}
