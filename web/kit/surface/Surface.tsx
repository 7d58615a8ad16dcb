import type { ReactNode } from "react";
import { useEnvironment } from "../environment";
import { close } from "../icons";
import { Glyph } from "../parts/Glyph";
import { InlineText } from "../parts/InlineText";
import { surfaceId } from "./surfaceId";

/** What closes it besides its close button: Escape, a click on the overlay, a click on a link inside it. */
export type Closing = "esc" | "body" | "links";

type Props = {
  /** The id of the element. */
  id: string;
  className: string;
  title: string;
  /** The accessible name if there is no visible title. */
  name: string;
  isTitleHidden?: boolean;
  closeLabel: string;
  closes: readonly Closing[];
  /** Whether it has its own button, which opens it without a script. */
  hasTrigger: boolean;
  children: ReactNode;
};

/**
 * A modal dialog. The browser opens and closes it, older ones as a popover without a script. A dialog that only a
 * script can open is part of the page if no script runs.
 */
export function Surface({ id, className, title, hasTrigger, closes, children, ...props }: Props) {
  const { mode } = useEnvironment();
  const surface = surfaceId(id);
  const named = title ? { "aria-labelledby": `${surface}-title` } : { "aria-label": props.name };
  return (
    <dialog
      id={surface}
      className={`surface ${hasTrigger ? "" : "surface--waiting "}${className}`}
      // On the canvas it is open and in place, so that it can be edited.
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

/** The attributes of a button that opens or closes a dialog, with or without scripts. */
export const commanding = (surface: string, command: "show-modal" | "close") => ({
  command,
  commandfor: surface,
  popoverTarget: surface,
  popoverTargetAction: command === "close" ? ("hide" as const) : ("show" as const),
});

/**
 * The value of `closedby`. The platform has no value for a dialog that closes on a click outside but not on Escape.
 */
function closedBy(closes: readonly Closing[]): "any" | "closerequest" | "none" {
  if (!closes.includes("esc")) return "none";
  return closes.includes("body") ? "any" : "closerequest";
}
