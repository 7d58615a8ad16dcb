import type { Document } from "../../documents/document";
import type { FieldType } from "../../kit/fields/defineField";
import type { Resources } from "../../kit/resolve/resolve";
import type { WidgetSchema } from "../../kit/schema/schema";
import type { Condition } from "../../rules/conditions/condition";

/** A link of an element that the server knows to be dead, or an image that it knows to be heavy. */
export type ServerFinding = { element: string; reason: string };
/** What only the server knows about a document. */
export type ServerChecks = {
  links: ServerFinding[];
  /** Animated images of many megabytes. */
  images: ServerFinding[];
  /** The level-one headings around the document, in header, footer and page template; null if it is no page's content. */
  headings: number | null;
  /** The CSS ids around the document; null if it is no page's content: its page may have any. */
  anchors: string[] | null;
  /** What depends on answers of the form besides its fields, and where that is edited. */
  conditions?: readonly { title: string; url: string; condition: Condition }[];
  /** Elements whose display conditions cannot be decided, so that visitors never see them. */
  display?: ServerFinding[];
  /** Why the published page is not in the page cache; empty if it is. Only asked for when the checklist opens. */
  uncached?: string;
  /** The HTML of the published page, uncompressed; 0 without one. Comes with `uncached`. */
  html_bytes?: number;
  /** The hosts that widgets need and that the security policy of the site blocks. Comes with `uncached`. */
  blocked_hosts?: readonly string[];
};

/** Everything that checks look at, as plain data. */
export type Checked = {
  document: Document;
  schemas: readonly WidgetSchema[];
  /** What a form can contain, by type; empty in a page. */
  fieldTypes: ReadonlyMap<string, FieldType>;
  images: Resources["images"];
  /** The design variables as CSS. */
  variables: string;
  /** Null until the server has answered, and if it cannot be reached. */
  server: ServerChecks | null;
  canvas: OnCanvas;
};

export type OnCanvas = {
  /** The elements that show a sample, of which visitors see nothing, and what they lack. In the order of the page. */
  samples: readonly { element: string; hint: string }[];
  /** All ids, with those that widgets make, such as that of the comments. */
  ids: readonly string[];
};

/** Something to look at. Without an element and a place it is about the whole document. */
export type Finding = { element: string | null; text: string; place?: Place };

/** Settings that belong to no element. Without a URL, they are in the panel of the form. */
export type Place = { title: string; url?: string };

/** One rule of the checklist. It never throws, and never prevents publishing. */
export type Check = { name: string; title: string; find: (checked: Checked) => Finding[] };
