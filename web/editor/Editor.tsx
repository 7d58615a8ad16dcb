import { useCallback, useEffect, useMemo, useState } from "react";
import { fields } from "../../intarsia/fields";
import { widgets } from "../../intarsia/widgets";
import type { Document } from "../documents/document";
import type { UpgradeFailure } from "../documents/upgrades";
import { activeDevices, type Device } from "../kit/environment/devices/devices";
import type { Widget } from "../kit/schema/defineWidget";
import { FIELD_CATALOG, PAGE_CATALOG } from "../kit/schema/schema";
import { mayAddBy, offeredOf } from "./allowedWidgets";
import { LoadFailed } from "./chrome/loading/LoadFailed";
import { Skeleton } from "./chrome/loading/Skeleton";
import { WorkspaceBoundary } from "./chrome/loading/WorkspaceBoundary";
import { isPhone } from "./chrome/useIsPhone";
import { EditorContext, type EditorContextValue } from "./EditorContext";
import type { Api, Boot, PageState, Rejection, Revision } from "./saving/api";
import { DesignProvider } from "./siteDesign/DesignContext";
import { translated } from "./texts/translated";
import { withFinalTexts } from "./texts/withFinalTexts";
import { loadThirdPartyWidgets } from "./thirdPartyWidgets";
import { Workspace } from "./Workspace";

type Props = { boot: Boot; api: Api; loading: ReturnType<Api["load"]> };
/** `isUnsaved`: the browser has changes that the server does not have. */
export type Loaded = {
  document: Document;
  revision: Revision | null;
  isUnsaved?: boolean;
  notUpgraded?: UpgradeFailure[];
} & Partial<PageState>;
type State = { name: "loading" } | { name: "failed"; rejection: Rejection } | ({ name: "ready" } & Loaded);

const OURS: Readonly<Record<string, readonly Widget[]>> = {
  [PAGE_CATALOG]: widgets,
  [FIELD_CATALOG]: fields.filter(({ schema }) => !schema.isInternal),
};

const inUsersLanguage = (widget: Widget, contentLanguage: string): Widget => ({
  ...widget,
  schema: translated(withFinalTexts(widget.schema, contentLanguage)),
});

/** Loads the document and the third-party widgets, then renders the workspace. */
export function Editor({ boot, api, loading }: Props) {
  const [state, setState] = useState<State>({ name: "loading" });
  const [thirdParty, setThirdParty] = useState<Widget[]>([]);
  // A phone starts with the mobile device; a larger device would be too small to work on.
  const [device, setDevice] = useState<Device>(() => (isPhone() ? "mobile" : "desktop"));

  const show = useCallback(
    async (answering: Props["loading"]) => {
      setState({ name: "loading" });
      const [answer, others] = await Promise.all([answering, loadThirdPartyWidgets(boot.thirdPartyWidgets ?? [])]);
      setThirdParty(others);
      setState(answer.ok ? { name: "ready", ...answer.value } : { name: "failed", rejection: answer });
    },
    [boot],
  );
  useEffect(() => void show(loading), [show, loading]);

  // Separate from the device, which changes often: a new list of widgets remounts the whole canvas.
  const known = useMemo(() => {
    const ours = OURS[boot.catalog] ?? [];
    const available = [...ours, ...thirdParty].map((widget) => inUsersLanguage(widget, boot.canvas.language));
    const byType = new Map(available.map((widget) => [widget.schema.type, widget]));
    const widgetOf = (type: string) => byType.get(type);
    const mayAdd = mayAddBy(boot);
    const offered = offeredOf(available, mayAdd);
    return { widgets: available, offered, mayAdd, widgetOf, schemaOf: (type: string) => widgetOf(type)?.schema };
  }, [boot, thirdParty]);
  const context = useMemo<EditorContextValue>(() => {
    const devices = activeDevices(boot.canvas.breakpoints);
    return { ...known, boot, api, device, devices, setDevice };
  }, [known, boot, api, device]);

  if (state.name === "loading") return <Skeleton />;
  if (state.name === "failed")
    return <LoadFailed rejection={state.rejection} exit={boot.urls.exit} onRetry={() => void show(api.load())} />;
  return (
    <EditorContext value={context}>
      <DesignProvider>
        <WorkspaceBoundary onReload={() => void show(api.load())}>
          <Workspace loaded={state} />
        </WorkspaceBoundary>
      </DesignProvider>
    </EditorContext>
  );
}
