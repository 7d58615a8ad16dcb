import { createContext, type ReactNode, useCallback, useContext, useEffect, useMemo, useState } from "react";
import type { Document } from "../../documents/document";
import { fieldTypesOf } from "../../kit/fields/formModelOf";
import { useResources } from "../canvas/resources/resources";
import { useEditorContext } from "../EditorContext";
import { useDocument } from "../puckAdapter";
import { useDesignCss } from "../siteDesign/DesignContext";
import { gettext, ngettext } from "../texts/gettext";
import type { ServerChecks } from "./check";
import { type CheckResult, runChecks } from "./checks";
import { linksOf } from "./linksOf";
import { useSettled } from "./useSettled";

export type Checklist = {
  results: readonly CheckResult[];
  count: number;
  /** Whether the server has said which links are dead. */
  links: "loading" | "checked" | "failed";
  /** The HTML of the published page, uncompressed; 0 if there is none, and before the checklist was opened. */
  htmlBytes: number;
  /** The CSS IDs in the header, footer and page template. */
  anchors: readonly string[];
  /** How many level-one headings the page template, header and footer have. */
  headingsAround: number;
  /** Asks the server again: the linked pages may have changed. */
  refresh: () => void;
};

const NO_ANCHORS: readonly string[] = [];
export const NOTHING: Checklist = {
  results: [],
  count: 0,
  links: "checked",
  htmlBytes: 0,
  anchors: NO_ANCHORS,
  headingsAround: 0,
  refresh: () => {},
};
export const ChecksContext = createContext<Checklist>(NOTHING);
export const useChecks = () => useContext(ChecksContext);

/** Checks the document a moment after each change. The server is asked only after a change of links. */
export function ChecksProvider({ children }: { children: ReactNode }) {
  const { widgets } = useEditorContext();
  const resources = useResources();
  const { images } = resources;
  const variables = useDesignCss();
  const settled = useSettled(useDocument(), resources);
  const document = settled?.document ?? null;
  const fieldTypes = useMemo(() => fieldTypesOf(widgets), [widgets]);
  const schemas = useMemo(() => widgets.map(({ schema }) => schema), [widgets]);
  const { server, links, refresh } = useServerChecks(
    document,
    useMemo(() => linksOf(document, schemas), [document, schemas]),
  );

  const checklist = useMemo(() => {
    const results = settled ? runChecks({ ...settled, schemas, fieldTypes, images, variables, server }) : [];
    return {
      results,
      links,
      refresh,
      htmlBytes: server?.html_bytes ?? 0,
      anchors: server?.anchors ?? NO_ANCHORS,
      headingsAround: server?.headings ?? 0,
      count: results.reduce((sum, { findings }) => sum + findings.length, 0),
    };
  }, [settled, schemas, fieldTypes, images, variables, server, links, refresh]);
  return <ChecksContext value={checklist}>{children}</ChecksContext>;
}

function useServerChecks(document: Document | null, signature: string) {
  const { api } = useEditorContext();
  const [server, setServer] = useState<ServerChecks | null>(null);
  const [links, setLinks] = useState<Checklist["links"]>("loading");
  const [round, setRound] = useState(0);
  const refresh = useCallback(() => setRound((old) => old + 1), []);
  const isReady = document !== null;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the links change, not at each keystroke
  useEffect(() => {
    if (!document) return;
    let isOld = false;
    // Only opening the checklist starts a new round, which also asks about the published page.
    void api.checks(document, round > 0).then((answer) => {
      if (isOld) return;
      // An earlier answer would name links that have been fixed since. Its part about the published page is kept.
      setServer((earlier) => (answer.ok ? { ...publishedPart(earlier), ...answer.value } : null));
      setLinks(answer.ok ? "checked" : "failed");
    });
    return () => {
      isOld = true;
    };
  }, [api, isReady, signature, round]);
  return { server, links, refresh };
}

const publishedPart = (server: ServerChecks | null) =>
  server && { uncached: server.uncached, html_bytes: server.html_bytes, blocked_hosts: server.blocked_hosts };

export const issuesLabel = ({ count }: Pick<Checklist, "count">): string =>
  count === 0 ? gettext("No issues") : ngettext("{count} issue", "{count} issues", count);
