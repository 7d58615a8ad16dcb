import type { Document, Element } from "../../documents/document";
import { newId, withNewIds } from "../commands/newIds";

/** The elements of a section with new ids. Links between them lead to the copies. */
export function copyOfSection({ content }: Document): Element[] {
  // One element around all of them, because links may lead from one to another.
  const around = withNewIds({ type: "section", props: { id: "", content } }, newId);
  return around.props.content as Element[];
}
