import nodes from "lucide-static/icon-nodes.json";
import tags from "lucide-static/tags.json";
import { expect, test } from "vitest";
import { iconText } from "../../../build/icons.mjs";
import { nodesOf, tagsOf } from "./iconText";

test("the icons that the build stores as text are those of Lucide", () => {
  const text = iconText(nodes, tags);

  expect(nodesOf(text.names, text.shapes)).toEqual(nodes);
  const found = tagsOf(text.names, text.tags);
  for (const name of Object.keys(nodes)) expect(found[name]?.filter(Boolean)).toEqual(tags[name] ?? []);
});
