import {
  createContext,
  type Dispatch,
  type SetStateAction,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { isBinding, staticValue } from "../../../documents/bindings";
import { pageRulesIn } from "../../../documents/displayConditions";
import type { Document, Element } from "../../../documents/document";
import { referencesIn } from "../../../documents/references";
import { walk } from "../../../documents/walk";
import { linksIn } from "../../../kit/links/richTextLinks";
import {
  type DocumentResource,
  EMPTY_RESOURCES,
  type ImageResource,
  type Resources,
} from "../../../kit/resolve/resolve";
import type { WidgetSchema } from "../../../kit/schema/schema";
import type { Setting, Settings } from "../../../kit/schema/settings";
import { imagesIn } from "../../../kit/style/images";
import type { SchemaOf } from "../../commands/slots";
import type { Api } from "../../saving/api";

type ResourceStore = Resources & {
  /** Shows an image that was just chosen, until the server has created its sizes. */
  addImage: (id: number, image: ImageResource) => void;
  /** Shows another focal point of an image, and loads again what widgets have from the server. */
  setFocus: (id: number, focus: string) => void;
  /** The URL of a page that was just chosen. */
  addPage: (id: number, url: string) => void;
  /** The file of the document library that was just chosen. */
  addDocument: (id: number, document: DocumentResource) => void;
};

const EMPTY_STORE: ResourceStore = {
  ...EMPTY_RESOURCES,
  addImage: () => {},
  setFocus: () => {},
  addPage: () => {},
  addDocument: () => {},
};

export const ResourcesContext = createContext<ResourceStore>(EMPTY_STORE);
export const useResources = () => useContext(ResourcesContext);

/** Whether the server has answered for the document as it is now. */
export type ResourcesStatus = "loading" | "ready" | "failed";
export const ResourcesStatusContext = createContext<ResourcesStatus>("ready");
export const useResourcesStatus = () => useContext(ResourcesStatusContext);

// Longer than the pauses in typing, short enough to feel immediate after a choice.
export const QUIET_MS = 400;

type Loaded = { store: ResourceStore; status: ResourcesStatus };

/** Looks up the ids and dynamic values in the document on the server, and again whenever they change. */
export function useServerResources(api: Pick<Api, "resources">, document: Document, schemaOf: SchemaOf): Loaded {
  const [resources, setResources] = useState<Resources>(EMPTY_RESOURCES);
  const [status, setStatus] = useState<ResourcesStatus>("loading");
  const latest = useRef(document);
  latest.current = document;
  const signature = useMemo(
    () => signatureOf(document, resources.data, schemaOf),
    [document, resources.data, schemaOf],
  );
  const isFirst = useRef(true);
  const [round, setRound] = useState(0);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the references change, not at each keystroke
  useEffect(() => {
    let isOld = false;
    const wait = isFirst.current ? 0 : QUIET_MS;
    isFirst.current = false;
    setStatus("loading");
    const timer = setTimeout(async () => {
      const answer = await api.resources(latest.current);
      if (isOld) return;
      if (answer.ok) setResources((old) => merged(old, answer.value));
      setStatus(answer.ok ? "ready" : "failed");
    }, wait);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [signature, round]);

  return { store: useStore(resources, setResources, setRound), status };
}

type Set<Value> = Dispatch<SetStateAction<Value>>;

function useStore(resources: Resources, setResources: Set<Resources>, setRound: Set<number>): ResourceStore {
  return useMemo<ResourceStore>(
    () => ({
      ...resources,
      addImage: (id, image) => setResources((old) => ({ ...old, images: { [String(id)]: image, ...old.images } })),
      setFocus(id, focus) {
        setResources((old) => withFocus(old, String(id), focus));
        setRound((round) => round + 1);
      },
      addPage: (id, url) => setResources((old) => ({ ...old, pages: { ...old.pages, [String(id)]: url } })),
      addDocument: (id, document) =>
        setResources((old) => ({ ...old, documents: { ...old.documents, [String(id)]: document } })),
    }),
    [resources, setResources, setRound],
  );
}

function withFocus(old: Resources, id: string, focus: string): Resources {
  const image = old.images[id];
  return image ? { ...old, images: { ...old.images, [id]: { ...image, focus: focus || undefined } } } : old;
}

/** The old object if the response contains nothing new, because every element on the canvas reads it. */
function merged(old: Resources, answer: Resources): Resources {
  const next = {
    ...answer,
    images: { ...old.images, ...answer.images },
    pages: { ...old.pages, ...answer.pages },
    documents: { ...old.documents, ...answer.documents },
  };
  return JSON.stringify(next) === JSON.stringify(old) ? old : next;
}

// An unchanged element refers to the same ids.
const known = new WeakMap<object, string>();

/** What the server has to look up: ids of images, pages and files, dynamic values, and all settings of elements with server data. */
function signatureOf(document: Document, data: Resources["data"], schemaOf: SchemaOf): string {
  const found: string[] = [];
  for (const element of walk(document.content)) {
    const { type, props } = element;
    let own = known.get(props);
    if (own === undefined) {
      own = [...idsIn(element, schemaOf(type))].join();
      known.set(props, own);
    }
    found.push(type, own);
    if (props.id in data) found.push(JSON.stringify({ ...props, $style: null }));
  }
  return found.join();
}

function* idsIn({ props }: Element, schema: WidgetSchema | undefined): Generator<string> {
  for (const id of imagesIn(props.$style)) yield `image-${id}`;
  if (schema) yield* idsInSettings(schema.settings, props);
}

function* idsInSettings(settings: Settings, values: Record<string, unknown>, path = ""): Generator<string> {
  for (const [name, setting] of Object.entries(settings)) {
    const value = staticValue(values[name]);
    if (isBinding(values[name])) yield `${path}${name}=${values[name].$bind?.source}`;
    if (setting.kind === "list") {
      for (const [index, item] of (Array.isArray(value) ? value : []).entries())
        yield* idsInSettings(setting.fields, item ?? {}, `${path}${name}.${index}.`);
    } else {
      for (const { target, id } of referencesIn(setting.kind, searchedIn(setting, value))) yield `${target}-${id}`;
    }
  }
}

/** What `referencesIn` expects of these kinds. */
function searchedIn({ kind }: Setting, value: unknown): unknown {
  if (kind === "display_condition") return pageRulesIn(value);
  return kind === "richtext" && typeof value === "string" ? linksIn(value) : value;
}
