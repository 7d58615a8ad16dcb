import { useEffect, useState } from "react";
import { useStoredState } from "../../useStoredState";
import type { IconOption } from "./findIcons";
import { labelOf } from "./iconLabel";

const NONE: string[] = [];
const MOST_RECENT = 12;

/** All icons to choose from, the recently used ones apart. The whole set loads with the first picker that opens. */
export function useIconOptions(offered: readonly IconOption[]) {
  const [set, setSet] = useState<readonly IconOption[] | null>(null);
  const [stored, setStored] = useStoredState("recent-icons", NONE);
  useEffect(() => {
    let isOpen = true;
    // Without the network, those of the kit are still there.
    void import("./iconSet").then(({ ICON_SET }) => isOpen && setSet(ICON_SET)).catch(() => isOpen && setSet([]));
    return () => {
      isOpen = false;
    };
  }, []);
  const recent = stored.map((value): IconOption => [value, labelOf(value)]);
  return {
    recent,
    all: set ? [...offered, ...set] : offered,
    isLoading: set === null,
    remember: (value: string) => {
      if (value) setStored([value, ...stored.filter((one) => one !== value)].slice(0, MOST_RECENT));
    },
  };
}
