/** A step that the user may take: one of the task's, or ending the review. */
export type ReviewAction = {
  name: string;
  label: string;
  /** For a comment, unless there is a `url`: Wagtail's form of the page, which asks for more. */
  asks: boolean;
  url: string | null;
};

/** The workflow that the document is in. */
export type Review = {
  status: "in_progress" | "needs_changes";
  /** What is decided next. */
  step: number;
  task: string;
  /** What the moderator wrote who requested changes. */
  comment: string;
  by: string | null;
  actions: readonly ReviewAction[];
  endsByPublishing: boolean;
};

/** What the user may do now. It changes with each step of a review. */
export type Access = {
  canPublish: boolean;
  canSubmit: boolean;
  locked: boolean;
  lockMessage: string | null;
  review?: Review | null;
};

/** Whether the user decides about the document instead of publishing or submitting it. */
export const isReviewer = ({ review, canPublish, locked }: Access) =>
  !locked && review?.status === "in_progress" && (review.actions.length > 0 || canPublish);
