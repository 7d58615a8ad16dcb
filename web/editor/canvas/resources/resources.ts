import { createContext, useContext, useEffect, useMemo, useRef, useState } from "react";
import { type Document, isElement } from "../../../documents/document";
import { walk } from "../../../documents/walk";
import { EMPTY_RESOURCES, type ImageResource, type Resources } from "../../../kit/resolve/resolve";
import { imagesIn } from "../../../kit/style/images";
import type { Api } from "../../saving/api";

type ResourceStore = Resources & {
  /** Shows an image that was just chosen, until the server has created its sizes. */
  addImage: (id: number, image: ImageResource) => void;
  /** The URL of a page that was just chosen. */
  addPage: (id: number, url: string) => void;
};

const EMPTY_STORE: ResourceStore = { ...EMPTY_RESOURCES, addImage: () => {}, addPage: () => {} };

export const ResourcesContext = createContext<ResourceStore>(EMPTY_STORE);
export const useResources = () => useContext(ResourcesContext);

// Longer than the pauses in typing, short enough to feel immediate after a choice.
export const QUIET_MS = 400;

/** Looks up the ids in the document on the server, and again whenever they change. */
export function useServerResources(api: Pick<Api, "resources">, document: Document): ResourceStore {
  const [resources, setResources] = useState<Resources>(EMPTY_RESOURCES);
  const latest = useRef(document);
  latest.current = document;
  const signature = useMemo(() => referencesIn(document, resources.data), [document, resources.data]);
  const isFirst = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the references change, not at each keystroke
  useEffect(() => {
    let isOld = false;
    const wait = isFirst.current ? 0 : QUIET_MS;
    isFirst.current = false;
    const timer = setTimeout(async () => {
      const answer = await api.resources(latest.current);
      if (answer.ok && !isOld) setResources((old) => merged(old, answer.value));
    }, wait);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [signature]);

  return useMemo(
    () => ({
      ...resources,
      addImage: (id, image) => setResources((old) => ({ ...old, images: { [String(id)]: image, ...old.images } })),
      addPage: (id, url) => setResources((old) => ({ ...old, pages: { ...old.pages, [String(id)]: url } })),
    }),
    [resources],
  );
}

/** The old object if the response contains nothing new, because every element on the canvas reads it. */
function merged(old: Resources, answer: Resources): Resources {
  const next = {
    ...answer,
    images: { ...old.images, ...answer.images },
    pages: { ...old.pages, ...answer.pages },
  };
  return JSON.stringify(next) === JSON.stringify(old) ? old : next;
}

// An unchanged element refers to the same ids.
const known = new WeakMap<object, string>();

/** What the server has to look up: ids of media and pages, and all settings of elements with server data. */
function referencesIn(document: Document, data: Resources["data"]): string {
  const found: string[] = [];
  for (const { type, props } of walk(document.content)) {
    let own = known.get(props);
    if (own === undefined) {
      const ids: unknown[] = [];
      collect(props, "", ids);
      ids.push(...imagesIn(props.$style));
      own = ids.join();
      known.set(props, own);
    }
    found.push(type, own);
    if (props.id in data) found.push(JSON.stringify({ ...props, $style: null }));
  }
  return found.join();
}

function collect(value: unknown, key: string, into: unknown[]) {
  if (Array.isArray(value)) for (const inner of value) collect(inner, key, into);
  else if (isElement(value)) return;
  else if (typeof value === "object" && value !== null) {
    for (const [name, inner] of Object.entries(value)) if (name !== "$style") collect(inner, name, into);
  } else if (key === "id" || key === "page" || key.startsWith("menu")) into.push(value);
}
