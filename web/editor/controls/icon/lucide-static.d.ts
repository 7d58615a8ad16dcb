// Declared by hand: the type checker would read a megabyte of JSON each time.
declare module "lucide-static/icon-nodes.json" {
  const nodes: Readonly<Record<string, readonly (readonly [string, Readonly<Record<string, string>>])[]>>;
  export default nodes;
}
declare module "lucide-static/tags.json" {
  const tags: Readonly<Record<string, readonly string[]>>;
  export default tags;
}
