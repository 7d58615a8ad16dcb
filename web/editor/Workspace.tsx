import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { CANVAS_PARTS } from "./canvas/canvasParts";
import { PageElementsContext } from "./canvas/pageElements";
import { ServerResources } from "./canvas/resources/ServerResources";
import { ChecksProvider } from "./checks/ChecksProvider";
import { CanvasArea } from "./chrome/canvasArea/CanvasArea";
import { useMenuOnPointer } from "./chrome/menu/useMenuOnPointer";
import { Notices } from "./chrome/notices/Notices";
import { Overlays, useOverlays } from "./chrome/Overlays";
import { PanelEdge } from "./chrome/panels/PanelEdge";
import { Rail } from "./chrome/panels/Rail";
import { LIST, type Panels, SETTINGS, usePanels } from "./chrome/panels/usePanels";
import { usePanelWidth } from "./chrome/panels/usePanelWidth";
import { RenamingContext, ScreenContext, useScreen } from "./chrome/ScreenContext";
import { TopBar } from "./chrome/topBar/TopBar";
import { useShortcuts } from "./chrome/useShortcuts";
import { useClipboard } from "./clipboard/useClipboard";
import { AnchorsProvider } from "./controls/link/sections/AnchorsProvider";
import type { Loaded } from "./Editor";
import { EditorContext, useEditorContext } from "./EditorContext";
import { SettingsPanel } from "./panels/settings/SettingsPanel";
import { EditingProvider, useDragCancel, useElements, useSelected } from "./puckAdapter";
import type { Access } from "./review/review";
import { useReviewUpdates } from "./review/useReviewUpdates";
import type { Api, PageState } from "./saving/api";
import { type LocalCopy, localCopy } from "./saving/localCopy";
import { SavingContext, useSavingContext } from "./saving/SavingContext";
import { useSaver } from "./saving/useSaver";
import { useEndOfMultiSelection } from "./selection/multiSelection";
import { gettext } from "./texts/gettext";
import { type Upgrade, useUpgrade } from "./useUpgrade";

/** The editor of one document. Restoring a version remounts it, because the canvas reads its document only once. */
export function Workspace({ loaded }: { loaded: Loaded }) {
  const editor = useEditorContext();
  const { boot } = editor;
  const upgrade = useUpgrade();
  const [access, setAccess] = useState<Access>(loaded.access ?? boot);
  const follow = useCallback(
    (next: PageState) => setAccess((old) => (next.access && !isEqual(old, next.access) ? next.access : old)),
    [],
  );
  const known = useMemo(() => ({ ...boot, ...access }), [boot, access]);
  const value = useMemo(() => ({ ...editor, boot: known }), [editor, known]);
  const [start, setStart] = useState(() => ({ ...upgraded(loaded, upgrade), key: 0 }));
  const restart = useCallback(
    (next: Loaded) => setStart((old) => ({ ...upgraded(next, upgrade), key: old.key + 1 })),
    [upgrade],
  );
  const copy = useMemo(() => localCopy(boot, (document) => upgrade(document).document), [boot, upgrade]);
  return (
    <EditorContext value={value}>
      <Session key={start.key} start={start} restart={restart} copy={copy} onState={follow} />
    </EditorContext>
  );
}

const isEqual = (one: Access, other: Access) => JSON.stringify(one) === JSON.stringify(other);

/** The upgrade is no change of the user's: it is neither a step of the history nor unsaved. */
function upgraded(loaded: Loaded, upgrade: Upgrade): Loaded {
  const { document, failed } = upgrade(loaded.document);
  return { ...loaded, document, notUpgraded: failed };
}

type SessionProps = {
  start: Loaded;
  restart: (next: Loaded) => void;
  copy: LocalCopy;
  onState: (page: PageState) => void;
};

function Session({ start, restart, copy, onState }: SessionProps) {
  const { boot, api, widgets } = useEditorContext();
  const [page, setPage] = useState<Partial<PageState>>(start);
  const follow = useCallback(
    (next: PageState) => {
      setPage(next);
      onState(next);
    },
    [onState],
  );
  const onPublication = useMemo(() => ({ save: afterSave(api, follow) }), [api, follow]);
  const saving = useSaver({ api: onPublication, start, copy, isReadOnly: boot.locked });
  const shared = useMemo(() => {
    const publication = {
      liveUrl: page.live_url === undefined ? (boot.urls.live ?? null) : page.live_url,
      hasUnpublishedChanges: page.has_unpublished_changes ?? false,
      warning: page.warning ?? "",
    };
    return { ...saving, copy, restart, start, publication, follow };
  }, [saving, copy, restart, start, page, boot, follow]);

  return (
    <SavingContext value={shared}>
      <EditingProvider
        document={start.document}
        widgets={widgets}
        parts={CANVAS_PARTS}
        onChange={saving.changed}
        isReadOnly={boot.locked}
      >
        {SCREEN}
      </EditingProvider>
    </SavingContext>
  );
}

/** Saves, and reads the page's publication state from each response. */
const afterSave =
  (api: Api, onState: (page: PageState) => void): Api["save"] =>
  async (request) => {
    const answer = await api.save(request);
    if (answer.ok) onState(answer.value);
    return answer;
  };

// A constant, so that a save, which changes the session, does not render the canvas again.
const SCREEN = (
  <PageElementsContext value={useElements}>
    <ServerResources>
      <ChecksProvider>
        <AnchorsProvider>
          <Screen />
        </AnchorsProvider>
      </ChecksProvider>
    </ServerResources>
  </PageElementsContext>
);

function Screen() {
  const { boot } = useEditorContext();
  const { start } = useSavingContext();
  const left = usePanelWidth("left");
  const right = usePanelWidth("right");
  const panels = usePanels(boot.kind === "form" || start.document.content.length === 0);
  useReviewUpdates();
  const overlays = useOverlays(panels);
  const hasEdges = !panels.isPhone;
  const columns = {
    "--left": panels.left ? `${left.value}px` : "0px",
    "--right": panels.hasSettings ? `${right.value}px` : "0px",
  } as React.CSSProperties;
  return (
    <ScreenContext value={overlays.screen}>
      <RenamingContext value={overlays.renaming}>
        <div className="editor" style={columns}>
          <Keys />
          <SettingsOfSelected panels={panels} />
          <TopBar />
          <Rail panels={panels} />
          {hasEdges && panels.left && <PanelEdge side="left" label={gettext("Left panel width")} {...left} />}
          <CanvasArea />
          {hasEdges && panels.hasSettings && (
            <PanelEdge side="right" label={gettext("Settings panel width")} {...right} />
          )}
          {panels.hasSettings && <SettingsPanel />}
          <Notices />
          <Overlays {...overlays} />
        </div>
      </RenamingContext>
    </ScreenContext>
  );
}

/**
 * Where there is space for one panel, an element that is selected or added has its settings instead of the list of
 * widgets. A component of its own, so that a selection does not render the screen.
 */
function SettingsOfSelected({ panels: { isPhone, isOneAtATime, left, open } }: { panels: Panels }) {
  const selected = useSelected()?.props.id;
  const last = useRef(selected);
  useEffect(() => {
    if (selected === last.current) return;
    last.current = selected;
    if (selected && isOneAtATime && !isPhone && left === LIST) open(SETTINGS);
  }, [selected, isOneAtATime, isPhone, left, open]);
  return null;
}

/** Inside the screen's contexts, which keys and menus use. */
function Keys() {
  const { announce } = useScreen();
  useDragCancel(useCallback(() => announce(gettext("Canceled.")), [announce]));
  useShortcuts(document);
  useClipboard(document);
  useMenuOnPointer(document);
  useEndOfMultiSelection(useSelected()?.props.id ?? null);
  return null;
}
