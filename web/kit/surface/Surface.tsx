import type { ReactNode } from "react";
import { useEnvironment } from "../environment";
import { close } from "../icons";
import { Glyph } from "../parts/Glyph";
import { InlineText } from "../parts/InlineText";
import { surfaceId } from "./surfaceId";

/** What closes it beside its own button: Escape, a click beside it, a click on a link in it. */
export type Closing = "esc" | "body" | "links";

type Props = {
  /** The element's. */
  id: string;
  className: string;
  title: string;
  /** Said by screen readers where there is no title. */
  name: string;
  isTitleHidden?: boolean;
  closeLabel: string;
  closes: readonly Closing[];
  /** Whether a button of its own opens it, which no script is needed for. */
  hasTrigger: boolean;
  children: ReactNode;
};

/**
 * A dialog over the page, whose rest is out of reach while it is open. The browser opens and closes it: older ones as a
 * popover, where no script runs. What only a script could open stands in its place on the page where none runs.
 */
export function Surface({ id, className, title, hasTrigger, closes, children, ...props }: Props) {
  const { mode } = useEnvironment();
  const surface = surfaceId(id);
  const named = title ? { "aria-labelledby": `${surface}-title` } : { "aria-label": props.name };
  return (
    <dialog
      id={surface}
      className={`surface ${hasTrigger ? "" : "surface--waiting "}${className}`}
      // On the canvas it is open in its place, to be filled.
      open={mode === "editor"}
      popover={hasTrigger && mode === "page" ? "auto" : undefined}
      data-closes={closes.join(" ")}
      {...{ closedby: closedBy(closes) }}
      {...named}
    >
      <button type="button" className="surface__close" aria-label={props.closeLabel} {...commanding(surface, "close")}>
        <Glyph path={close} />
      </button>
      {title && (
        <h2 id={`${surface}-title`} className={`surface__title${props.isTitleHidden ? " visually-hidden" : ""}`}>
          <InlineText name="title">{title}</InlineText>
        </h2>
      )}
      {children}
    </dialog>
  );
}

/** The attributes of a button that opens or closes a surface, with or without scripts. */
export const commanding = (surface: string, command: "show-modal" | "close") => ({
  command,
  commandfor: surface,
  popoverTarget: surface,
  popoverTargetAction: command === "close" ? ("hide" as const) : ("show" as const),
});

/** As the platform says it, which knows of no dialog that a click beside it closes and Escape does not. */
function closedBy(closes: readonly Closing[]): "any" | "closerequest" | "none" {
  if (!closes.includes("esc")) return "none";
  return closes.includes("body") ? "any" : "closerequest";
}
