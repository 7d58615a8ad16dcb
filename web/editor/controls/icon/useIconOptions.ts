import { useEffect, useState } from "react";
import { useEditorContext } from "../../EditorContext";
import { useStoredState } from "../../useStoredState";
import type { IconOption } from "./findIcons";
import { labelOf } from "./iconLabel";

const NONE: string[] = [];
const MOST_RECENT = 12;

/** All icons to choose from, the recently used ones apart. The sets load with the first picker that opens. */
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
  const ofSite = useIconsOfSite();
  const recent = stored.map((value): IconOption => [value, labelOf(value)]);
  return {
    recent,
    all: [...ofSite, ...offered, ...(set ?? [])],
    isLoading: set === null,
    remember: (value: string) => {
      if (value) setStored([value, ...stored.filter((one) => one !== value)].slice(0, MOST_RECENT));
    },
  };
}

/** The icons that apps of the site have registered. */
function useIconsOfSite(): readonly IconOption[] {
  const { api, boot } = useEditorContext();
  const [icons, setIcons] = useState<readonly IconOption[]>([]);
  const url = boot.urls.icons;
  useEffect(() => {
    if (!url) return;
    let isOpen = true;
    void api.icons(url).then((answer) => {
      if (isOpen && answer.ok) setIcons(answer.value.sets.flatMap(optionsOf));
    });
    return () => {
      isOpen = false;
    };
  }, [api, url]);
  return icons;
}

/** They are also found by the name of their set. */
const optionsOf = ({ label, values }: { label: string; values: string[] }) =>
  values.map((value): IconOption => [value, labelOf(value), label.toLowerCase()]);
