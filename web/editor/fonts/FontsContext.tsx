import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from "react";
import { adoptStyles } from "../canvas/styles/adoptStyles";
import { useEditorContext } from "../EditorContext";
import type { SiteFonts } from "./siteFonts";

type Fonts = { fonts: SiteFonts; setFonts: (fonts: SiteFonts) => void };

const NONE: SiteFonts = { families: [], uploaded: [], hasLibrary: false, css: "" };
const FontsContext = createContext<Fonts>({ fonts: NONE, setFonts: () => {} });

export const useFonts = () => useContext(FontsContext);

/** The fonts of the site, also those that were uploaded since the editor opened. */
export function FontsProvider({ children }: { children: ReactNode }) {
  const { boot } = useEditorContext();
  const [fonts, setFonts] = useState<SiteFonts>(() => ({ ...NONE, ...boot.fonts, css: boot.canvas.fonts }));
  // Lists of the editor show each family in its own typeface.
  useEffect(() => {
    const css = (boot.fonts?.themeCss ?? "") + fonts.css;
    if (css) adoptStyles(document, "fonts", css);
  }, [fonts.css, boot]);
  const value = useMemo(() => ({ fonts, setFonts }), [fonts]);
  return <FontsContext value={value}>{children}</FontsContext>;
}
