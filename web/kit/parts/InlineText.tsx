import { useEnvironment } from "../environment/environment";

/** The text of a setting marked `inline`: the editor lets people type it on the canvas. */
export function InlineText({ name, children }: { name: string; children: string }) {
  const { inline } = useEnvironment();
  return inline ? <inline.Text name={name}>{children}</inline.Text> : children;
}
