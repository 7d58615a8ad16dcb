import {
  CircleOff,
  Ellipsis,
  ExternalLink,
  Eye,
  FileCog,
  History,
  ImageOff,
  Images,
  Keyboard,
  ListChecks,
  PanelsLeftBottom,
  Redo2,
  RotateCcw,
  Save,
} from "lucide-react";
import { fromLargest } from "../../../kit/environment/devices/devices";
import { LIGHTBOX_IN_EDITOR } from "../../canvas/imageOnCanvas";
import { IconButton } from "../../controls/fields/IconButton";
import { useEditorContext } from "../../EditorContext";
import type { MenuItem } from "../../layers/Menu";
import { Menu } from "../../layers/onDemand";
import { useMenuButton } from "../../layers/useMenuButton";
import { useRestore } from "../../panels/history/useRestore";
import { useEditing } from "../../puckAdapter";
import { useSavingContext } from "../../saving/SavingContext";
import { useUndo } from "../../siteDesign/useUndo";
import { deviceLabel } from "../../texts/deviceLabel";
import { gettext } from "../../texts/gettext";
import { useStoredState } from "../../useStoredState";
import { capitalized, settingsLabel, useWording } from "../../wording";
import { DEVICE_ICONS } from "../deviceIcons";
import { type Screen, useScreen } from "../ScreenContext";
import { useIsNarrowPhone, useIsPhone } from "../useIsPhone";
import { openPreview } from "./openPreview";

/** The actions for the whole page, besides saving. */
export function PageMenu() {
  const menu = useMenuButton();
  const items = useItems();
  const { document } = useWording();
  return (
    <>
      <IconButton label={gettext("More")} Icon={Ellipsis} {...menu.button} />
      {menu.place && <Menu {...menu.place} label={capitalized(document)} items={items} onClose={menu.close} />}
    </>
  );
}

function useItems(): MenuItem[] {
  const { boot, api } = useEditorContext();
  const { publication } = useSavingContext();
  const editing = useEditing();
  const screen = useScreen();
  const { restoreLive } = useRestore();
  const forPhone = usePhoneItems();
  const { isForm } = useWording();
  const imagesItem = useImagesItem();
  const { liveUrl, hasUnpublishedChanges } = publication;
  const preview = () => openPreview(boot.urls.preview, editing.document(), api.csrfToken());
  const items: (MenuItem | false)[] = [
    ...forPhone.first,
    { group: 1, label: gettext("Preview in a new tab"), Icon: Eye, onChoose: preview },
    !!liveUrl && {
      group: 1,
      label: gettext(isForm ? "Published form" : "Published page"),
      Icon: ExternalLink,
      href: liveUrl,
      isNewTab: true,
    },
    { group: 1, label: settingsLabel(boot.kind), Icon: FileCog, href: boot.urls.exit },
    { group: 2, label: gettext("History"), Icon: History, onChoose: () => screen.openPanel("history") },
    !!liveUrl &&
      hasUnpublishedChanges &&
      !boot.locked && {
        group: 2,
        label: gettext("Restore published version"),
        Icon: RotateCcw,
        onChoose: () => void restoreLive(),
      },
    !!liveUrl &&
      !!boot.urls.unpublish && { group: 2, label: gettext("Unpublish…"), Icon: CircleOff, href: boot.urls.unpublish },
    ...(forPhone.last.length ? forPhone.last : positionOfScreen(screen)),
    imagesItem,
  ];
  return items.filter((item) => item !== false);
}

/** The switch that opens images in the lightbox on the canvas. */
function useImagesItem(): MenuItem {
  const [opens, setOpens] = useStoredState(LIGHTBOX_IN_EDITOR, false);
  return {
    group: 5,
    label: opens ? gettext("Clicked images: only select them") : gettext("Clicked images: open the lightbox"),
    Icon: opens ? ImageOff : Images,
    onChoose: () => setOpens(!opens),
  };
}

/** What has no room in the top bar of a phone. */
function usePhoneItems(): { first: MenuItem[]; last: MenuItem[] } {
  const isPhone = useIsPhone();
  const { boot, device, devices, setDevice } = useEditorContext();
  const { save } = useSavingContext();
  const { openPanel } = useScreen();
  const redo = useRedoItem();
  if (!isPhone) return { first: [], last: [] };
  const draft = {
    group: 0,
    label: gettext("Save draft"),
    Icon: Save,
    keys: "Ctrl+S",
    onChoose: () => void save("draft"),
  };
  const checklist = { group: 0, label: gettext("Checklist"), Icon: ListChecks, onChoose: () => openPanel("checklist") };
  return {
    first: [...redo, ...(boot.locked ? [] : [draft, checklist])],
    last: fromLargest(devices).map((name) => ({
      group: 4,
      label: deviceLabel(name),
      Icon: DEVICE_ICONS[name],
      isChecked: name === device,
      onChoose: () => setDevice(name),
    })),
  };
}

function useRedoItem(): MenuItem[] {
  const { redo, canRedo, isDesign } = useUndo();
  const isNarrow = useIsNarrowPhone();
  const label = isDesign ? gettext("Redo design change") : gettext("Redo");
  return isNarrow ? [{ group: 0, label, Icon: Redo2, isDisabled: !canRedo, onChoose: redo }] : [];
}

const positionOfScreen = (screen: Screen): MenuItem[] => [
  {
    group: 3,
    label: gettext("Show or hide panels"),
    Icon: PanelsLeftBottom,
    keys: "Ctrl+\\",
    onChoose: screen.togglePanels,
  },
  {
    group: 3,
    label: gettext("Keyboard shortcuts"),
    Icon: Keyboard,
    keys: "?",
    onChoose: () => screen.openDialog("shortcuts"),
  },
];
