import { Check, ChevronUp, Maximize, ZoomIn, ZoomOut } from "lucide-react";
import type { MenuItem } from "../../layers/Menu";
import { Menu } from "../../layers/onDemand";
import { useMenuButton } from "../../layers/useMenuButton";
import { gettext } from "../../texts/gettext";
import { useZoom, type Zoom, zoom } from "./zoom";

const ZOOM_LEVELS = [0.5, 0.75, 1, 1.5, 2];

type Props = { width: number; shown: number };

/** The width of the page and the zoom, which a click changes. */
export function ZoomMenu({ width, shown }: Props) {
  const chosen = useZoom();
  const menu = useMenuButton("above");
  const level = `${Math.round(shown * 100)} %`;
  return (
    <>
      <button
        type="button"
        className="canvas-area__size"
        aria-label={`${gettext("Zoom")}: ${Math.round(width)} px · ${level}`}
        title={gettext("Zoom")}
        {...menu.button}
      >
        <bdi dir="ltr">
          {Math.round(width)} px · {level}
        </bdi>
        <ChevronUp aria-hidden />
      </button>
      {menu.place && <Menu {...menu.place} label={gettext("Zoom")} items={items(chosen)} onClose={menu.close} />}
    </>
  );
}

const items = (chosen: Zoom): MenuItem[] => [
  { group: 1, label: gettext("Zoom in"), Icon: ZoomIn, keys: "Ctrl++", onChoose: () => zoom.step(1) },
  { group: 1, label: gettext("Zoom out"), Icon: ZoomOut, keys: "Ctrl+-", onChoose: () => zoom.step(-1) },
  {
    group: 2,
    label: gettext("Fit to screen"),
    Icon: chosen === null ? Check : Maximize,
    keys: "Ctrl+0",
    onChoose: () => zoom.choose(null),
  },
  ...ZOOM_LEVELS.map((level) => ({
    group: 3,
    label: `${level * 100} %`,
    Icon: chosen === level ? Check : NoIcon,
    onChoose: () => zoom.choose(level),
  })),
];

const NoIcon = (() => <svg className="lucide" aria-hidden />) as unknown as MenuItem["Icon"];
