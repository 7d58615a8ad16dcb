import { staticValue } from "../../documents/bindings";
import type { Condition } from "../../rules/conditions/condition";
import { isMet } from "../../rules/conditions/isMet";
import { actionsIn } from "../links/richTextLinks";
import { videoAtAny } from "../links/video/videoAt";
import type { Link, Settings } from "./settings";

/** A third-party host that a widget needs in the page's security policy. */
export type Host = {
  directive: "frame-src" | "script-src" | "img-src" | "connect-src" | "media-src";
  /** A fixed host, or the host of the URL in a setting. */
  host: string | { setting: string };
  when?: Condition;
};

export type NeededHost = { directive: Host["directive"]; host: string };

// Accepts hosts only, because a URL could otherwise add its own directives. intarsia/rendering has the same rule in
// Python; both test suites read tests/host_urls.json there.
const HOST = /^\s*(https?:\/\/[a-z\d](?:[a-z\d._-]*[a-z\d])?(?::\d{1,5})?)(?=[/?#]|\s*$)/i;

/** The hosts that an element with these settings needs. URLs of this site need none. */
export function hostsOf(hosts: readonly Host[] = [], settings: Record<string, unknown>): NeededHost[] {
  return hosts
    .filter(({ when }) => isMet(when, settings))
    .flatMap(({ directive, host }) => {
      const found = typeof host === "string" ? host : String(settings[host.setting] ?? "").match(HOST)?.[1];
      return found ? [{ directive, host: found.toLowerCase() }] : [];
    });
}

/** The hosts of the videos that links in these settings open. */
export function hostsOfLinks(specs: Settings, values: Record<string, unknown>): NeededHost[] {
  return Object.entries(specs).flatMap(([name, spec]) => {
    const value = staticValue(values[name]);
    if (spec.kind === "link") return hostsOfVideo((value as Link | undefined)?.action?.settings?.video);
    if (spec.kind === "richtext" && typeof value === "string")
      return actionsIn(value).flatMap(({ settings }) => hostsOfVideo(settings?.video));
    if (spec.kind !== "list" || !Array.isArray(value)) return [];
    return value.flatMap((item) => hostsOfLinks(spec.fields, item ?? {}));
  });
}

function hostsOfVideo(url: unknown): NeededHost[] {
  const source = typeof url === "string" ? videoAtAny(url) : null;
  if (!source) return [];
  const host = (source.type === "hosted" ? source.file : source.player).match(HOST)?.[1]?.toLowerCase();
  return host ? [{ directive: source.type === "hosted" ? "media-src" : "frame-src", host }] : [];
}
