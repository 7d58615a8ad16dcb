/** Whether a policy allows what another, stricter one reported. Of sources, only the kinds that pages have. */
export function allows(policy: string, directive: string, source: string, origin: string): boolean {
  const allowed = sourcesOf(policy, directive);
  return allowed.includes(source) || allowed.some((one) => includesHost(one, source, origin));
}

/** `worker-src` follows `script-src` as long as a page does not have it, and the rest `default-src`. */
function sourcesOf(policy: string, directive: string): string[] {
  const directives = new Map(policy.split(";").map((part) => nameAndSources(part.trim().split(/\s+/))));
  const known = [directive, ...(directive === "worker-src" ? ["script-src"] : []), "default-src"];
  return known.map((name) => directives.get(name)).find((sources) => sources) ?? [];
}

const nameAndSources = ([name = "", ...sources]: string[]): [string, string[]] => [name, sources];

function includesHost(allowed: string, source: string, origin: string): boolean {
  if (allowed === "'self'") return source === origin;
  if (allowed === "'unsafe-inline'") return source === "inline" || source.startsWith("'sha");
  const [scheme, name = ""] = allowed.split("://*.");
  return !!name && source.startsWith(`${scheme}://`) && source.endsWith(`.${name}`);
}
