import type { Document } from "../documents/document";
import { WHOLE_SCREEN } from "../kit/environment/devices/space";
import { DEFAULT_ENVIRONMENT, type Environment } from "../kit/environment/environment";
import { EMPTY_RESOURCES, type Resources } from "../kit/resolve/resolve";
import type { NeededHost } from "../kit/schema/hosts";
import { hasSlotThatShows, PAGE_CATALOG } from "../kit/schema/schema";
import { renderCachedElements } from "./caches/cachedElements";
import { widgetOf } from "./catalog";
import { elementsAtEdges, factsOf, type Placement } from "./documentFacts";
import type { IslandUrls, Rendering } from "./renderElements";
import { NO_ANCHORS, namesIn, partScope } from "./scope";

export type RenderInput = {
  /** Documents by name. */
  parts: Record<string, Document>;
  /** The parts that the page shows, by name, each with the key of its scope. Slots show the others. Default: all. */
  scopes?: Record<string, string>;
  /** The catalogs of the parts that are not made of widgets, by name. */
  catalogs?: Record<string, string>;
  environment?: Partial<Environment>;
  resources?: Partial<Resources>;
  islands?: Record<string, IslandUrls>;
  /** Ids of elements to leave out. */
  skip?: string[];
};

export type RenderOutput = {
  html: Record<string, string>;
  /** `<link rel=preload>` of the first image, for the page's head. */
  preload: string;
  css: string;
  /** The rendered widgets' qualified types in order of first use. The page needs their stylesheets. */
  used: string[];
  /** The behaviors of its elements, such as entrance animations. The page needs their stylesheets too. */
  behaviors: string[];
  failed: { id: string; type: string; message: string }[];
  hosts: NeededHost[];
  hasIslands: boolean;
  /** Whether a slot shows the page, in a page template. */
  showsPage: boolean;
};

export const render = (input: RenderInput): RenderOutput =>
  tryRender(input, false) ?? (tryRender(input, true) as RenderOutput);

/** Null if a view threw. The page is then rendered again with each element isolated. */
function tryRender(input: RenderInput, isolated: boolean): RenderOutput | null {
  const rendering = newRendering(input, isolated);
  const html: Record<string, string> = {};
  try {
    for (const [name, key] of Object.entries(scopesOf(input))) {
      const document = input.parts[name] as Document;
      const scope = partScope(
        document,
        key,
        name === "main" ? anchorsOfPage(input) : NO_ANCHORS,
        catalogOf(input, name),
      );
      html[name] = renderCachedElements(document, rendering, scope).toWellFormed();
    }
  } catch (error) {
    if (isolated) throw error;
    return null;
  }
  const facts = Object.keys(input.parts).map((name) => partFacts(name, input, rendering));
  return {
    html,
    preload: rendering.preload,
    css: facts.map(({ css }) => css).join(""),
    used: [...rendering.used.keys()],
    behaviors: [...new Set(facts.flatMap(({ behaviors }) => behaviors))],
    failed: rendering.failed,
    hosts: facts.flatMap(({ hosts }) => hosts),
    hasIslands: rendering.hasIslands,
    showsPage: rendering.showsPage,
  };
}

const newRendering = (input: RenderInput, isolated: boolean): Rendering => ({
  environment: { ...DEFAULT_ENVIRONMENT, ...input.environment },
  resources: { ...EMPTY_RESOURCES, ...input.resources },
  parts: input.parts,
  catalogs: input.catalogs ?? {},
  islands: input.islands ?? {},
  skip: new Set(input.skip),
  imageCount: { seen: 0 },
  space: WHOLE_SCREEN,
  atEdges: new Set(
    Object.entries(input.parts).flatMap(([name, part]) =>
      elementsAtEdges(part, placementOf(name, input.parts), catalogOf(input, name)),
    ),
  ),
  failed: [],
  used: new Map(),
  hasIslands: false,
  showsPage: false,
  preload: "",
  isolated,
});

const scopesOf = ({ scopes, parts }: RenderInput) =>
  scopes ?? Object.fromEntries(Object.keys(parts).map((name) => [name, ""]));

const catalogOf = ({ catalogs }: RenderInput, part: string) => catalogs?.[part] ?? PAGE_CATALOG;

/** The page template does not repeat the anchors of the page. */
const anchorsOfPage = ({ parts: { content } }: RenderInput) =>
  content ? namesIn(content.content).anchors : NO_ANCHORS;

function partFacts(name: string, input: RenderInput, { environment, resources }: Rendering) {
  const { parts } = input;
  // A document that only slots show has its name in its classes; the page has its elements' own ids.
  const styles = scopesOf(input)[name] ?? (name === PAGE ? "" : name);
  const look = {
    widths: environment.breakpoints,
    images: resources.images,
    placement: placementOf(name, parts),
    styles,
    catalog: catalogOf(input, name),
  };
  return factsOf(parts[name] as Document, look);
}

/** The page that the template `main` shows. */
const PAGE = "content";
const PAGE_PARTS = ["header", "main", "footer"];

/** Documents with other names are shown on pages of other apps. */
function placementOf(name: string, { main, content }: RenderInput["parts"]): Placement {
  if (name === "main" && content) return "template";
  const reachesEdges = name === PAGE && main?.content.some(({ type }) => showsPage(type));
  return PAGE_PARTS.includes(name) || reachesEdges ? "page" : "elsewhere";
}

function showsPage(type: string): boolean {
  const schema = widgetOf(type)?.schema;
  return schema !== undefined && hasSlotThatShows(schema, "page");
}
