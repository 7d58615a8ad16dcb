import { useEnvironment } from "../environment/environment";
import { isolatePhones } from "./phoneNumbers";

/** The text of a setting marked `inline`: the editor lets people type it on the canvas. */
export function InlineText({ name, children }: { name: string; children: string }) {
  const { inline, direction } = useEnvironment();
  if (inline) return <inline.Text name={name}>{children}</inline.Text>;
  return direction === "rtl" ? isolatePhones(children) : children;
}
