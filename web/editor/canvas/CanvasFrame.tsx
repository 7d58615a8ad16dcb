import { type ReactNode, useEffect, useMemo } from "react";
import type { Widget } from "../../kit/defineWidget";
import { type Document, type Element, walk } from "../../kit/document";
import { DEFAULT_ENVIRONMENT, EnvironmentContext } from "../../kit/environment";
import { elementCss } from "../../kit/style/elementCss";
import { useEditorContext } from "../EditorContext";
import { useDocument } from "../puckAdapter";

/** The canvas's own document: the site's styles, the elements' rules, and nothing of the editor around it. */
export function CanvasFrame({ frame, children }: { frame?: globalThis.Document; children: ReactNode }) {
  const { boot, widgetOf } = useEditorContext();
  const content = useDocument();
  const css = useMemo(() => canvasCss(content, widgetOf), [content, widgetOf]);

  useEffect(() => {
    if (!frame) return;
    frame.documentElement.lang = boot.language;
    frame.documentElement.dir = boot.canvas.direction;
    frame.documentElement.dataset.canvas = "";
    const link = frame.createElement("link");
    link.rel = "stylesheet";
    link.href = boot.canvas.stylesheet;
    frame.head.append(link);
    return () => link.remove();
  }, [frame, boot]);

  useEffect(() => adopt(frame, "variables", boot.canvas.variables), [frame, boot]);
  useEffect(() => adopt(frame, "elements", `@layer elements{${css}}`), [frame, css]);

  const environment = useMemo(
    () => ({ ...DEFAULT_ENVIRONMENT, mode: "editor" as const, locale: boot.language, direction: boot.canvas.direction, now: Date.now() }),
    [boot],
  );
  return <EnvironmentContext value={environment}>{children}</EnvironmentContext>;
}

// A constructed sheet needs no style element, and replacing its text is the cheapest way to restyle the canvas.
const sheets = new WeakMap<globalThis.Document, Map<string, CSSStyleSheet>>();

function adopt(frame: globalThis.Document | undefined, name: string, css: string) {
  const view = frame?.defaultView as (Window & { CSSStyleSheet: typeof CSSStyleSheet }) | null | undefined;
  if (!frame || !view) return;
  const ofFrame = sheets.get(frame) ?? new Map<string, CSSStyleSheet>();
  sheets.set(frame, ofFrame);
  let sheet = ofFrame.get(name);
  if (!sheet) {
    sheet = new view.CSSStyleSheet();
    ofFrame.set(name, sheet);
    frame.adoptedStyleSheets = [...frame.adoptedStyleSheets, sheet];
  }
  sheet.replaceSync(css);
}

// Puck keeps the props of an element that did not change, so its rules need not be written again.
const written = new WeakMap<object, string>();

function canvasCss(document: Document, widgetOf: (type: string) => Widget | undefined): string {
  return [...walk(document.content)].map((element) => cssOf(element, widgetOf)).join("");
}

function cssOf(element: Element, widgetOf: (type: string) => Widget | undefined): string {
  const known = written.get(element.props);
  if (known !== undefined) return known;
  const css = elementCss(element, widgetOf(element.type)?.schema);
  written.set(element.props, css);
  return css;
}
