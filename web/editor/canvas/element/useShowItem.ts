import { type RefObject, useEffect, useRef } from "react";
import type { ElementProps } from "../../../documents/document";
import { showItem } from "../../../kit/enhance/showItem";
import { useEnvironment } from "../../../kit/environment/environment";
import { CSS_ID } from "../../../kit/style/elementCss";

/** Tells the enhancement of an element which item of its list the owner opens in the settings panel. */
export function useShowItem(root: RefObject<HTMLElement | null>, props: ElementProps): void {
  const { shownItem } = useEnvironment();
  const latest = useRef(props);
  latest.current = props;

  useEffect(
    () =>
      shownItem?.subscribe(CSS_ID(props.id), (item) => {
        const index = indexOf(item, latest.current);
        if (root.current && index >= 0) showItem(root.current, index);
      }),
    [shownItem, root, props.id],
  );
}

/** The index of an item in the list setting that contains it; -1 if there is none. */
function indexOf(item: string, props: ElementProps): number {
  for (const value of Object.values(props)) {
    const index = Array.isArray(value) ? value.findIndex((one) => one?._id === item) : -1;
    if (index >= 0) return index;
  }
  return -1;
}
