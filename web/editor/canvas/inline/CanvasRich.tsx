import { type HTMLAttributes, lazy, type Ref, Suspense } from "react";
import { useEnvironment } from "../../../kit/environment/environment";
import { isolatePhonesInHtml } from "../../../kit/parts/phoneNumbers";
import { importLater } from "../../layers/importLater";
import { useEditedText } from "./editedText";

const RichTyping = lazy(() => importLater(() => import("./RichTyping")));

type Props = HTMLAttributes<HTMLElement> & { html: string; name: string; ref?: Ref<never> };

/** Formatted text on the canvas. Its editor is the one of the panel, and loads when it is first needed. */
export function CanvasRich({ html, name, ...attributes }: Props) {
  const text = useEditedText(name);
  const { direction } = useEnvironment();
  const shown = direction === "rtl" ? isolatePhonesInHtml(html) : html;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: as on the page
  const still = <div {...attributes} data-inline={name} dangerouslySetInnerHTML={{ __html: shown }} />;
  if (!text) return still;
  return (
    <Suspense fallback={still}>
      <RichTyping rendered={html} text={text} className={attributes.className ?? ""} />
    </Suspense>
  );
}
