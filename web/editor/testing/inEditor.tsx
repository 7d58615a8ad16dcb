/** Renders a part of the editor in a test, with the contexts that it has on the screen. */
import { type RenderResult, render } from "@testing-library/react";
import { type ContextType, type ReactNode, useState } from "react";
import { widgets as pageWidgets } from "../../../intarsia/widgets";
import type { Element } from "../../documents/document";
import { activeDevices, type Device, type Widths } from "../../kit/environment/devices/devices";
import { type DocumentResource, EMPTY_RESOURCES, type Resources } from "../../kit/resolve/resolve";
import type { Widget } from "../../kit/schema/defineWidget";
import { mayAddBy, offeredOf } from "../allowedWidgets";
import { PageElementsContext } from "../canvas/pageElements";
import { ResourcesContext, type ResourcesStatus, ResourcesStatusContext } from "../canvas/resources/resources";
import { type Screen, ScreenContext } from "../chrome/ScreenContext";
import { EditorContext } from "../EditorContext";
import type { Api, Boot } from "../saving/api";
import { SavingContext } from "../saving/SavingContext";
import { library, libraryImage } from "./library";

export const boot = (changes: Partial<Boot> = {}): Boot => ({
  kind: "page",
  catalog: "widgets",
  pk: 1,
  user: "7",
  userName: "Ada",
  title: "Oak and walnut",
  canPublish: true,
  canSubmit: false,
  locked: false,
  lockMessage: null,
  csrfToken: "token",
  canvas: {
    stylesheet: "",
    site: { stylesheets: [], body: {}, isStrong: false, isEmbedded: false },
    variables: ":root{--color-accent:#b5893a;--color-ink:#221a12}",
    fonts: "",
    language: "en",
    direction: "ltr",
    translations: {},
    breakpoints: {},
    opensImages: true,
  },
  urls: {
    document: "/document/",
    preview: "/preview/",
    revisions: "/revisions/",
    resources: "/resources/",
    checks: "/checks/",
    sections: "/sections/",
    images: "/images/",
    review: "/review/",
    exit: "/exit/",
    imageChooser: "/choose-image/",
    imageEdit: "/images/0/",
    pageChooser: "/choose-page/",
    documentChooser: "/choose-document/",
    ping: "/ping/",
    release: "/release/",
  },
  language: "en",
  adminTheme: "system",
  ...changes,
});

const UNPUBLISHED = {
  publication: { liveUrl: null, hasUnpublishedChanges: false, warning: "" },
} as unknown as NonNullable<ContextType<typeof SavingContext>>;

type Options = {
  device?: Device;
  breakpoints?: Widths;
  boot?: Partial<Boot>;
  api?: Partial<Api>;
  resources?: Partial<Resources>;
  resourcesStatus?: ResourcesStatus;
  elements?: readonly Element[];
  /** Instead of those of pages. */
  widgets?: readonly Widget[];
};

export function inEditor(children: ReactNode, options: Options = {}): RenderResult {
  return render(<Wrapper options={options}>{children}</Wrapper>);
}

function Wrapper({ children, options }: { children: ReactNode; options: Options }) {
  const [device, setDevice] = useState<Device>(options.device ?? "desktop");
  const widgets = options.widgets ?? pageWidgets;
  const byType = new Map(widgets.map((widget) => [widget.schema.type, widget]));
  const known = boot(options.boot);
  const editor = {
    boot: { ...known, canvas: { ...known.canvas, breakpoints: options.breakpoints ?? {} } },
    api: { ...library(libraryImage()), ...options.api } as Api,
    widgets,
    offered: offeredOf(widgets, mayAddBy(known)),
    mayAdd: mayAddBy(known),
    widgetOf: (type: string) => byType.get(type),
    schemaOf: (type: string) => byType.get(type)?.schema,
    device,
    devices: activeDevices(options.breakpoints),
    setDevice,
  };
  const [documents, setDocuments] = useState(options.resources?.documents ?? {});
  const addDocument = (id: number, added: DocumentResource) => setDocuments((old) => ({ ...old, [id]: added }));
  const found = { ...EMPTY_RESOURCES, ...options.resources, documents };
  const resources = { ...found, addImage() {}, setFocus() {}, addPage() {}, addDocument };
  return (
    <EditorContext value={editor}>
      <PageElementsContext value={() => options.elements ?? []}>
        <ResourcesContext value={resources}>
          <ResourcesStatusContext value={options.resourcesStatus ?? "ready"}>
            <ScreenContext value={{ openPanel() {} } as unknown as Screen}>
              <SavingContext value={UNPUBLISHED}>{children}</SavingContext>
            </ScreenContext>
          </ResourcesStatusContext>
        </ResourcesContext>
      </PageElementsContext>
    </EditorContext>
  );
}
