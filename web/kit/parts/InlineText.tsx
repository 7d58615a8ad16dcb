import { useEnvironment } from "../environment";

/** The words of a setting that is marked `inline`: in the editor they are typed where they stand. */
export function InlineText({ name, children }: { name: string; children: string }) {
  const { inline } = useEnvironment();
  return inline ? <inline.Text name={name}>{children}</inline.Text> : children;
}
