import { Eye, Redo2, Undo2, X } from "lucide-react";
import { type Device, fromLargest } from "../../../kit/environment/devices/devices";
import { displayKeys } from "../../actions/keys";
import { IconButton } from "../../controls/fields/IconButton";
import { Segmented } from "../../controls/fields/Segmented";
import { useEditorContext } from "../../EditorContext";
import { ChecklistButton } from "../../panels/checklist/ChecklistButton";
import { useEditing } from "../../puckAdapter";
import { useUndo } from "../../siteDesign/useUndo";
import { deviceLabel } from "../../texts/deviceLabel";
import { gettext } from "../../texts/gettext";
import { DEVICE_ICONS } from "../deviceIcons";
import { OtherEditors } from "../notices/OtherEditors";
import { useIsNarrowPhone, useIsPhone } from "../useIsPhone";
import { openPreview } from "./openPreview";
import { PageMenu } from "./PageMenu";
import { SaveButtons } from "./SaveButtons";
import { SaveStatus } from "./SaveStatus";

/** On a phone, buttons without space move to the menu. */
export function TopBar() {
  const { boot } = useEditorContext();
  const isPhone = useIsPhone();
  return (
    <header className="editor__top topbar">
      <div className="topbar__page">
        <a
          className="icon-button"
          href={boot.urls.exit}
          aria-label={gettext("Leave the editor")}
          title={gettext("Leave the editor")}
        >
          <X />
        </a>
        <h1 className="topbar__title">{boot.title}</h1>
        <SaveStatus />
        <OtherEditors />
      </div>
      {!isPhone && <DeviceSwitch />}
      <div className="topbar__actions">
        <HistoryButtons />
        {!isPhone && <PreviewButton />}
        <PageMenu />
        {!isPhone && !boot.locked && <ChecklistButton />}
        <SaveButtons hasDraft={!isPhone} />
      </div>
    </header>
  );
}

function DeviceSwitch() {
  const { device, devices, setDevice } = useEditorContext();
  const options = fromLargest(devices).map((value) => ({
    value,
    label: deviceLabel(value),
    Icon: DEVICE_ICONS[value],
  }));
  return (
    <div className="topbar__devices">
      <Segmented
        label={gettext("Device")}
        options={options}
        value={device}
        onChange={(name) => setDevice(name as Device)}
      />
    </div>
  );
}

// Not `disabled`, because keyboard users would lose focus.
function HistoryButtons() {
  const { undo, redo, canUndo, canRedo, isDesign } = useUndo();
  const isNarrow = useIsNarrowPhone();
  // The keys belong to the page unless the focus is in the panel of the design.
  const names = isDesign
    ? { undo: gettext("Undo design change"), redo: gettext("Redo design change"), undoKeys: "", redoKeys: "" }
    : {
        undo: gettext("Undo"),
        redo: gettext("Redo"),
        undoKeys: ` (${displayKeys("Ctrl+Z")})`,
        redoKeys: ` (${displayKeys("Ctrl+Shift+Z")})`,
      };
  return (
    <>
      <IconButton
        label={names.undo}
        title={names.undo + names.undoKeys}
        Icon={Undo2}
        aria-disabled={!canUndo}
        onClick={() => canUndo && undo()}
      />
      {!isNarrow && (
        <IconButton
          label={names.redo}
          title={names.redo + names.redoKeys}
          Icon={Redo2}
          aria-disabled={!canRedo}
          onClick={() => canRedo && redo()}
        />
      )}
    </>
  );
}

function PreviewButton() {
  const { api, boot } = useEditorContext();
  const editing = useEditing();
  return (
    <IconButton
      label={gettext("Preview in a new tab")}
      Icon={Eye}
      onClick={() => openPreview(boot.urls.preview, editing.document(), api.csrfToken())}
    />
  );
}
