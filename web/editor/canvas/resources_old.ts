import { createContext, useContext, useEffect, useMemo, useRef, useState } from "react";
import { type Document, walk } from "../../kit/document";
import { EMPTY_RESOURCES, type ImageResource, type Resources } from "../../kit/resolve";
import type { Api } from "../saving/api";

type ResourceStore = Resources & {
  /** Shows a picture that was just chosen, before the server has made its sizes. */
  addImage: (id: number, image: ImageResource) => void;
};

export const ResourcesContext = createContext<ResourceStore>({ ...EMPTY_RESOURCES, addImage: () => {} });
export const useResources = () => useContext(ResourcesContext);

// Long enough for a burst of typing to end, short enough to feel immediate after a choice.
const QUIET_MS = 400;

/** Asks the server what the ids in the document stand for, again whenever there are others. */
export function useServerResources(api: Api, document: Document): ResourceStore {
  const [resources, setResources] = useState<Resources>(EMPTY_RESOURCES);
  const latest = useRef(document);
  latest.current = document;
  const signature = useMemo(() => referencesIn(document), [document]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again when the references change, not at each keystroke
  useEffect(() => {
    const timer = setTimeout(async () => {
      const answer = await api.resources(latest.current);
      if (answer.ok) setResources((old) => ({ ...answer.value, images: { ...old.images, ...answer.value.images } }));
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, [signature]);

  return useMemo(
    () => ({
      ...resources,
      addImage: (id, image) => setResources((old) => ({ ...old, images: { [String(id)]: image, ...old.images } })),
    }),
    [resources],
  );
}

/** What the server would have to look up: ids of media, pages, and elements with server data. */
function referencesIn(document: Document): string {
  const found: unknown[] = [];
  const visit = (value: unknown, key: string) => {
    if (Array.isArray(value)) for (const inner of value) visit(inner, key);
    else if (typeof value === "object" && value !== null) {
      for (const [name, inner] of Object.entries(value)) visit(inner, name);
    } else if ((key === "id" || key === "page" || key.startsWith("menu")) && typeof value !== "object") found.push(value);
  };
  for (const element of walk(document.content)) {
    found.push(element.type);
    visit(element.props, "");
  }
  return found.join();
}
