import type { Viewport } from "../behaviors/viewport";
import { type Importer, importUrl } from "../network/fetchModule";
import type { Directive } from "./directives/directive";
import { idle } from "./directives/idle";
import { interaction } from "./directives/interaction";
import { load } from "./directives/load";
import { visible } from "./directives/visible";
import { keepEarlyEvents } from "./earlyEvents";
import { createIsland, type Island } from "./island";

const DIRECTIVES = new Map<string | undefined, Directive>(Object.entries({ load, idle, visible, interaction }));

export type Islands = ReturnType<typeof createIslands>;

/** Hydrates the islands of a page, each at its moment and once. */
export function createIslands(viewport: Viewport, importModule: Importer = importUrl) {
  const islands = new Map<HTMLElement, Island>();

  function start(element: HTMLElement): void {
    const directive = DIRECTIVES.get(element.dataset.hydrate);
    if (!directive || !element.dataset.src || islands.has(element)) return;
    const island = createIsland(element, importModule, () => parentOf(element));
    islands.set(element, island);
    directive(element, island.hydrate, island.settled, viewport);
    keepEarlyEvents(element, island.hydrate, island.settled);
  }

  function parentOf(element: HTMLElement): Island | undefined {
    const parent = element.parentElement?.closest<HTMLElement>("in-island");
    return parent ? islands.get(parent) : undefined;
  }

  function destroy(elements: HTMLElement[]): void {
    // Inner islands end before the outer ones.
    for (const element of elements.reverse()) {
      islands.get(element)?.destroy();
      islands.delete(element);
    }
  }

  return {
    /** Starts the islands in added HTML; islands that were started before are skipped. */
    mountTree: (tree: ParentNode): void => islandsIn(tree).forEach(start),

    /** Ends the islands in a part of the page. Their elements can be started again with `mountTree`. */
    destroyTree: (tree: ParentNode): void => destroy(islandsIn(tree)),

    /**
     * Ends islands that leave the page, but not those that only move, and reports removals. Returns a function that
     * stops it.
     */
    watchRemovals(page: Document, onChange = () => {}): () => void {
      const observer = new MutationObserver((records) => {
        onChange();
        const removedElements = [...islands.keys()].filter((element) => !element.isConnected);
        if (!removedElements.length) return;
        // Islands that are not in the page yet are skipped.
        const removed = records.flatMap(({ removedNodes }) => [...removedNodes]);
        destroy(removedElements.filter((element) => removed.some((node) => node.contains(element))));
      });
      observer.observe(page, { childList: true, subtree: true });
      return () => observer.disconnect();
    },
  };
}

function islandsIn(tree: ParentNode): HTMLElement[] {
  const inside = [...tree.querySelectorAll<HTMLElement>("in-island")];
  return tree instanceof HTMLElement && tree.matches("in-island") ? [tree, ...inside] : inside;
}
