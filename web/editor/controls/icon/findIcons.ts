/** `terms` are further words to find it by. */
export type IconOption = readonly [value: string, label: string, terms?: string];

/** Synonyms of what an icon shows. */
const SYNONYMS: Record<string, string> = {
  bolt: "lightning fast energy flash",
  brush: "paint",
  shield: "safe secure protection",
  star: "favorite rating",
  heart: "love like",
  sparkles: "new magic shine",
  award: "medal prize",
  lightbulb: "idea light",
  leaf: "plant nature green",
  hammer: "tool build craft",
  ruler: "measure",
  palette: "color paint art",
  scissors: "cut",
  book: "read",
  graduation: "school course hat learn",
  calendar: "date day",
  clock: "time hours",
  ticket: "event",
  "map-pin": "place address location",
  phone: "call telephone",
  mail: "email letter envelope",
  message: "chat comment",
  user: "person account",
  users: "people team group",
  home: "house",
  truck: "delivery shipping",
  gift: "present",
  bag: "shop buy",
  tag: "price label",
  lock: "secure private",
  globe: "world web language",
  camera: "photo",
  image: "picture photo",
  coffee: "cup tea break",
  check: "tick yes done",
  "check-circle": "tick yes done",
  info: "about",
  quote: "citation",
  search: "find magnifier",
  "external-link": "open",
  play: "film video start",
  close: "cross x no",
  plus: "add",
  menu: "lines burger",
};

/** Icons whose name or synonym starts with each of the typed words; matches of the name come first. */
export function findIcons(options: readonly IconOption[], query: string): readonly IconOption[] {
  const wanted = query.toLowerCase().split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return options;
  const fits = (terms: string) => wanted.every((one) => terms.split(/\s+/).some((term) => term.startsWith(one)));
  const byName = options.filter(([, label]) => fits(label.toLowerCase()));
  const named = new Set(byName);
  const others = options.filter(
    (option) =>
      !named.has(option) && fits(`${option[1].toLowerCase()} ${SYNONYMS[option[0]] ?? ""} ${option[2] ?? ""}`),
  );
  return [...byName, ...others];
}
