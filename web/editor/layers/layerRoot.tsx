import type { ReactNode } from "react";
import { I18nProvider } from "react-aria-components/I18nProvider";

/** Layers are in the editor's own element, so that its styles apply to them. */
export const layerRoot = () => document.getElementById("intarsia-editor") ?? document.body;

/** The library's own texts are in the language of the admin, not of the browser. */
export const InAdminLanguage = ({ children }: { children: ReactNode }) => (
  <I18nProvider locale={document.documentElement.lang}>{children}</I18nProvider>
);
