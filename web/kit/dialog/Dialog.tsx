import type { ReactNode } from "react";
import { useEnvironment } from "../environment/environment";
import { InlineText } from "../parts/InlineText";
import { Glyph } from "../parts/icons/Glyph";
import { close } from "../parts/icons/icons";
import { dialogId } from "./dialogId";

/** What closes it besides its close button: Escape, a click on the overlay, a click on a link inside it. */
export type CloseTrigger = "esc" | "body" | "links";

type Props = {
  /** The id of the element. */
  id: string;
  className: string;
  title: string;
  /** The accessible name if there is no visible title. */
  name: string;
  isTitleHidden?: boolean;
  closeLabel: string;
  closes: readonly CloseTrigger[];
  /** Whether it has its own button, which opens it without a script. */
  hasTrigger: boolean;
  children: ReactNode;
};

/**
 * A modal dialog. The browser opens and closes it, older ones as a popover without a script. A dialog that only a
 * script can open is part of the page if no script runs.
 */
export function Dialog({ id, className, title, hasTrigger, closes, children, ...props }: Props) {
  const { mode } = useEnvironment();
  const dialog = dialogId(id);
  const named = title ? { "aria-labelledby": `${dialog}-title` } : { "aria-label": props.name };
  return (
    <dialog
      id={dialog}
      className={`dialog ${hasTrigger ? "" : "dialog--no-trigger "}${className}`}
      // On the canvas it is open and in place, so that it can be edited.
      open={mode === "editor"}
      popover={hasTrigger && mode === "page" ? "auto" : undefined}
      data-closes={closes.join(" ")}
      // Otherwise a click outside, as on the next element, would close it there too.
      {...(mode === "page" ? { closedby: closedBy(closes) } : {})}
      {...named}
    >
      <button
        type="button"
        className="dialog__close"
        aria-label={props.closeLabel}
        {...commandAttributes(dialog, "close")}
      >
        <Glyph path={close} />
      </button>
      {title && (
        <h2 id={`${dialog}-title`} className={`dialog__title${props.isTitleHidden ? " visually-hidden" : ""}`}>
          <InlineText name="title">{title}</InlineText>
        </h2>
      )}
      {children}
    </dialog>
  );
}

/** The attributes of a button that opens or closes a dialog, with or without scripts. */
export const commandAttributes = (dialog: string, command: "show-modal" | "close") => ({
  command,
  commandfor: dialog,
  popoverTarget: dialog,
  popoverTargetAction: command === "close" ? ("hide" as const) : ("show" as const),
});

/**
 * The value of `closedby`. The platform has no value for a dialog that closes on a click outside but not on Escape.
 */
function closedBy(closes: readonly CloseTrigger[]): "any" | "closerequest" | "none" {
  if (!closes.includes("esc")) return "none";
  return closes.includes("body") ? "any" : "closerequest";
}
