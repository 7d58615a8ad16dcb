import { createContext, useContext, useEffect, useMemo, useRef, useState } from "react";
import { type Document, isElement, walk } from "../../kit/document";
import { EMPTY_RESOURCES, type ImageResource, type Resources } from "../../kit/resolve";
import { picturesIn } from "../../kit/style/pictures";
import type { Api } from "../saving/api";

type ResourceStore = Resources & {
  /** Shows a picture that was just chosen, before the server has made its sizes. */
  addImage: (id: number, image: ImageResource) => void;
  /** The address of a page that was just chosen. */
  addPage: (id: number, url: string) => void;
};

const NOTHING: ResourceStore = { ...EMPTY_RESOURCES, addImage: () => {}, addPage: () => {} };

export const ResourcesContext = createContext<ResourceStore>(NOTHING);
export const useResources = () => useContext(ResourcesContext);

// Long enough for a burst of typing to end, short enough to feel immediate after a choice.
export const QUIET_MS = 400;

/** Asks the server what the ids in the document stand for, again whenever there are others. */
export function useServerResources(api: Pick<Api, "resources">, document: Document): ResourceStore {
  const [resources, setResources] = useState<Resources>(EMPTY_RESOURCES);
  const latest = useRef(document);
  latest.current = document;
  const signature = useMemo(() => referencesIn(document, resources.data), [document, resources.data]);
  const isFirst = useRef(true);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the references change, not at each keystroke
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

/** The old object when the answer brings nothing new: every element on the canvas reads it. */
function merged(old: Resources, answer: Resources): Resources {
  const next = {
    ...answer,
    images: { ...old.images, ...answer.images },
    pages: { ...old.pages, ...answer.pages },
  };
  return JSON.stringify(next) === JSON.stringify(old) ? old : next;
}

// An element that did not change refers to what it referred to before.
const known = new WeakMap<object, string>();

/** What the server would have to look up: ids of media and pages, and all settings of elements that it has data for. */
function referencesIn(document: Document, data: Resources["data"]): string {
  const found: string[] = [];
  for (const { type, props } of walk(document.content)) {
    let own = known.get(props);
    if (own === undefined) {
      const ids: unknown[] = [];
      collect(props, "", ids);
      ids.push(...picturesIn(props.$style));
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
