import type { Document } from "../kit/document";
import { DEFAULT_ENVIRONMENT, type Environment } from "../kit/environment";
import { EMPTY_RESOURCES, type Resources } from "../kit/resolve";
import type { NeededHost } from "../kit/schema/hosts";
import { widgetOf } from "./catalogue";
import { factsOf, type Ground } from "./documentFacts";
import { type Drawing, type IslandAddress, NO_ANCHORS } from "./draw";
import { drawPieces } from "./pieces";

export type RenderInput = {
  /** By name: `main`, and the site's `header` and `footer`. With `content`, `main` is the template that shows it. */
  parts: Record<string, Document>;
  environment?: Partial<Environment>;
  resources?: Partial<Resources>;
  islands?: Record<string, IslandAddress>;
  /** Ids of elements to leave out. */
  skip?: string[];
};

export type RenderOutput = {
  html: Record<string, string>;
  /** `<link rel=preload>` of the first picture, for the page's head. */
  preload: string;
  css: string;
  /** Widget types drawn, in order of first use: their stylesheets make the page's. */
  used: string[];
  /** What its elements do wherever they stand, such as coming into sight by a movement: these have stylesheets too. */
  behaviours: string[];
  failed: { id: string; type: string; message: string }[];
  hosts: NeededHost[];
  hasIslands: boolean;
};

export const render = (input: RenderInput): RenderOutput =>
  attempt(input, false) ?? (attempt(input, true) as RenderOutput);

/** Null when something threw and the page must be drawn element by element to find out what. */
function attempt(input: RenderInput, isolated: boolean): RenderOutput | null {
  const drawing: Drawing = {
    environment: { ...DEFAULT_ENVIRONMENT, ...input.environment },
    resources: { ...EMPTY_RESOURCES, ...input.resources },
    islands: input.islands ?? {},
    skip: new Set(input.skip),
    pictures: { seen: 0 },
    failed: [],
    used: new Map(),
    hasIslands: false,
    preload: "",
    isolated,
    content: null,
    taken: NO_ANCHORS,
  };
  const html: Record<string, string> = {};
  const { content: _shown, ...parts } = input.parts;
  try {
    for (const [name, part] of Object.entries(parts)) {
      showIn(drawing, name === "main" ? input.parts : {});
      html[name] = drawPieces(part, drawing).toWellFormed();
    }
  } catch (error) {
    if (isolated) throw error;
    return null;
  }
  const facts = Object.entries(input.parts).map(([name, document]) =>
    factsOf(document, drawing.environment.breakpoints, drawing.resources.images, groundOf(name, input.parts)),
  );
  return {
    html,
    preload: drawing.preload,
    css: facts.map(({ css }) => css).join(""),
    used: [...drawing.used.keys()],
    behaviours: [...new Set(facts.flatMap(({ behaviours }) => behaviours))],
    failed: drawing.failed,
    hosts: facts.flatMap(({ hosts }) => hosts),
    hasIslands: drawing.hasIslands,
  };
}

function showIn(drawing: Drawing, parts: RenderInput["parts"]) {
  const page = parts.content;
  drawing.content = page?.content ?? null;
  const { breakpoints } = drawing.environment;
  const facts = page && factsOf(page, breakpoints, drawing.resources.images, groundOf("content", parts));
  drawing.taken = facts?.anchors ?? NO_ANCHORS;
}

const PARTS_OF_A_PAGE = ["header", "main", "footer"];

/** A document by a name of its own stands on a page that is not ours. */
function groundOf(name: string, { main, content }: RenderInput["parts"]): Ground {
  if (name === "main" && content) return "page with another inside";
  const reachesEdges = name === "content" && main?.content.some(({ type }) => widgetOf(type)?.schema.showsContent);
  return PARTS_OF_A_PAGE.includes(name) || reachesEdges ? "page" : "elsewhere";
}
