import type { Document } from "../kit/document/document";
import { EMPTY_RESOURCES, type Resources } from "../kit/document/resolve";
import { DEFAULT_ENVIRONMENT, type Environment } from "../kit/environment/environment";
import type { NeededHost } from "../kit/schema/hosts";
import { renderCachedElements } from "./cachedElements";
import { widgetOf } from "./catalog";
import { factsOf, type Placement } from "./documentFacts";
import { type IslandUrls, NO_ANCHORS, type Rendering } from "./renderElements";

export type RenderInput = {
  /** Documents by name: `main`, `header` and `footer`. With `content`, `main` is the template that shows it. */
  parts: Record<string, Document>;
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
  /** The rendered widget types in order of first use. The page needs their stylesheets. */
  used: string[];
  /** The behaviors of its elements, such as entrance animations. The page needs their stylesheets too. */
  behaviors: string[];
  failed: { id: string; type: string; message: string }[];
  hosts: NeededHost[];
  hasIslands: boolean;
};

export const render = (input: RenderInput): RenderOutput =>
  tryRender(input, false) ?? (tryRender(input, true) as RenderOutput);

/** Null if a view threw. The page is then rendered again with each element isolated. */
function tryRender(input: RenderInput, isolated: boolean): RenderOutput | null {
  const rendering: Rendering = {
    environment: { ...DEFAULT_ENVIRONMENT, ...input.environment },
    resources: { ...EMPTY_RESOURCES, ...input.resources },
    islands: input.islands ?? {},
    skip: new Set(input.skip),
    imageCount: { seen: 0 },
    failed: [],
    used: new Map(),
    hasIslands: false,
    preload: "",
    isolated,
    content: null,
    contentAnchors: NO_ANCHORS,
  };
  const html: Record<string, string> = {};
  const { content: _content, ...parts } = input.parts;
  try {
    for (const [name, part] of Object.entries(parts)) {
      setContent(rendering, name === "main" ? input.parts : {});
      html[name] = renderCachedElements(part, rendering).toWellFormed();
    }
  } catch (error) {
    if (isolated) throw error;
    return null;
  }
  const facts = Object.entries(input.parts).map(([name, document]) =>
    factsOf(document, rendering.environment.breakpoints, rendering.resources.images, placementOf(name, input.parts)),
  );
  return {
    html,
    preload: rendering.preload,
    css: facts.map(({ css }) => css).join(""),
    used: [...rendering.used.keys()],
    behaviors: [...new Set(facts.flatMap(({ behaviors }) => behaviors))],
    failed: rendering.failed,
    hosts: facts.flatMap(({ hosts }) => hosts),
    hasIslands: rendering.hasIslands,
  };
}

function setContent(rendering: Rendering, parts: RenderInput["parts"]) {
  const page = parts.content;
  rendering.content = page?.content ?? null;
  const { breakpoints } = rendering.environment;
  const facts = page && factsOf(page, breakpoints, rendering.resources.images, placementOf("content", parts));
  rendering.contentAnchors = facts?.anchors ?? NO_ANCHORS;
}

const PAGE_PARTS = ["header", "main", "footer"];

/** Documents with other names are shown on pages of other apps. */
function placementOf(name: string, { main, content }: RenderInput["parts"]): Placement {
  if (name === "main" && content) return "template";
  const reachesEdges = name === "content" && main?.content.some(({ type }) => widgetOf(type)?.schema.showsContent);
  return PAGE_PARTS.includes(name) || reachesEdges ? "page" : "elsewhere";
}
