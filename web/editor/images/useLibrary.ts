import { useCallback, useEffect, useState } from "react";
import { useEditorContext } from "../EditorContext";
import type { LibraryImage, LibraryPage } from "./libraryImage";

// Longer than the pauses in typing.
const QUIET_MS = 200;

export type Library = {
  state: "loading" | "ready" | "failed";
  images: readonly LibraryImage[];
  hasMore: boolean;
  canUpload: boolean;
};

const EMPTY: Library = { state: "loading", images: [], hasMore: false, canUpload: false };

/** The images that match the query, page after page. After a failure it tries again as soon as the browser is online. */
export function useLibrary(query: string) {
  const { api } = useEditorContext();
  const [library, setLibrary] = useState(EMPTY);
  const [wanted, setWanted] = useState({ page: 1, round: 0 });

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new query begins at its first page
  useEffect(() => setWanted(({ round }) => ({ page: 1, round })), [query]);

  useEffect(() => {
    let isOld = false;
    setLibrary((old) => ({ ...old, state: "loading" }));
    const load = async () => {
      const answer = await api.images(query.trim(), wanted.page);
      if (isOld) return;
      setLibrary((old) => (answer.ok ? joined(old, answer.value, wanted.page) : { ...old, state: "failed" }));
    };
    const timer = setTimeout(() => void load(), query ? QUIET_MS : 0);
    return () => {
      isOld = true;
      clearTimeout(timer);
    };
  }, [api, query, wanted]);

  const retry = useCallback(() => setWanted(({ page, round }) => ({ page, round: round + 1 })), []);
  useEffect(() => {
    if (library.state !== "failed") return;
    window.addEventListener("online", retry);
    return () => window.removeEventListener("online", retry);
  }, [library.state, retry]);

  const add = useCallback(
    (image: LibraryImage) =>
      setLibrary((old) => ({ ...old, images: [image, ...old.images.filter(({ id }) => id !== image.id)] })),
    [],
  );
  return { ...library, retry, add, showMore: () => setWanted(({ page, round }) => ({ page: page + 1, round })) };
}

function joined(old: Library, { images, hasMore, canUpload }: LibraryPage, page: number): Library {
  const before = page > 1 ? old.images : [];
  const known = new Set(before.map(({ id }) => id));
  return { state: "ready", images: [...before, ...images.filter(({ id }) => !known.has(id))], hasMore, canUpload };
}
