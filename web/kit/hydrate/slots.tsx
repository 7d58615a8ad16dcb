import { type ElementType, type Ref, useCallback } from "react";
import type { Slot } from "../schema/defineWidget";

export type Slots = {
  /** The component for the slot at this path in the settings. */
  slotAt(path: string): Slot;
  /** Moves the content of the slots into other containers of the same slots, such as those of the server's HTML. */
  moveInto(container: HTMLElement): void;
};

/**
 * The content of an island's slots. React writes the server's HTML back unchanged and never touches it, so nested
 * islands keep running. If React creates a new container, the nodes move into it.
 */
export function createSlots(container: HTMLElement): Slots {
  const holders = new Map(ownHolders(container).map((holder) => [holder.dataset.slot as string, holder]));
  const html = new Map([...holders].map(([path, holder]) => [path, holder.innerHTML]));

  function settle(path: string, holder: HTMLElement) {
    const before = holders.get(path);
    if (before && before !== holder) holder.replaceChildren(...before.childNodes);
    holders.set(path, holder);
  }

  return {
    slotAt: (path) =>
      function OpaqueSlot({ as: Tag = "div", ref, ...attributes }) {
        const Holder = Tag as ElementType;
        const onHolder = useCallback(
          (holder: HTMLElement | null) => {
            if (holder) settle(path, holder);
            pass(ref as Ref<HTMLElement> | undefined, holder);
          },
          [ref],
        );
        const content = { __html: html.get(path) ?? "" };
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the server's own HTML, given back
        return <Holder data-slot={path} ref={onHolder} {...attributes} dangerouslySetInnerHTML={content} />;
      },

    moveInto: (newContainer) => {
      for (const holder of ownHolders(newContainer)) settle(holder.dataset.slot as string, holder);
    },
  };
}

const ownHolders = (container: HTMLElement) =>
  [...container.querySelectorAll<HTMLElement>("[data-slot]")].filter((slot) => slot.closest("in-island") === container);

function pass(ref: Ref<HTMLElement> | undefined, holder: HTMLElement | null) {
  if (typeof ref === "function") ref(holder);
  else if (ref) ref.current = holder;
}
