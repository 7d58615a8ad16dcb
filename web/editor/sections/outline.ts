/** An element of a section: how it is arranged, not what it contains. */
export type SectionOutline = {
  type: string;
  columns?: number;
  tone?: "dark" | "sunken";
  is_centered?: boolean;
  is_row?: boolean;
  content: SectionOutline[];
};
