import type { ReactNode } from "react";
import { useEnvironment } from "../environment/environment";
import type { ElementAttributes } from "../schema/defineWidget";

type Props = ElementAttributes & {
  /** A literal text, or a choice between literals, is shown in the language of the editor's user. */
  children: ReactNode;
  /** How the element looks once it has content: the canvas shows it above the text, out of reach for keyboard and pointer. */
  sample?: ReactNode;
  /** Visitors see the sample, too. */
  isPublished?: boolean;
};

/** Tells staff in the editor what is missing. It replaces an empty element: spread `root("")` on it. */
export function EditorHint({ children, sample, isPublished, className, ref, id }: Props) {
  const { mode, translateHint } = useEnvironment();
  if (mode !== "editor") return null;
  const hint = translateHint && typeof children === "string" ? translateHint(children) : children;
  if (!sample)
    return (
      <p ref={ref} id={id} className={`editor-hint ${className}`}>
        {hint}
      </p>
    );
  return (
    <div ref={ref} id={id} className={`editor-sample ${className}`}>
      <div className="editor-sample__content" aria-hidden="true" inert>
        {sample}
      </div>
      <div className="editor-sample__below">
        <p className="editor-sample__hint" data-published={isPublished || undefined}>
          {hint}
        </p>
      </div>
    </div>
  );
}
