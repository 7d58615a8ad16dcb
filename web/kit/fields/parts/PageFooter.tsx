import { useUiStrings } from "../../environment/environment";

/** `label` is empty if the owner entered none. */
export type PageButton = { id: string; label: string };

type Props = Partial<Record<"next" | "previous" | "submit" | "save", PageButton>> & {
  prefix: string;
  isCurrent: boolean;
};

/**
 * The buttons of a page. The first one is what the Enter key presses: a browser takes the first submit button of a form,
 * so buttons of other pages are none.
 */
export function PageFooter({ next, previous, submit, save, prefix, isCurrent }: Props) {
  const t = useUiStrings<"Next" | "Previous">();
  const button = (type: string, { id, label }: PageButton, className: string) => (
    <button
      className={className}
      id={`${prefix}${id}`}
      type={isCurrent ? "submit" : "button"}
      name="gform_submission_type"
      value={type}
      data-submission-type={type}
    >
      {label}
    </button>
  );
  return (
    <div className="gform_page_footer form_page__footer">
      {submit && button("submit", submit, "gform_button form__submit")}
      {next && button("next", { ...next, label: next.label || t("Next") }, "gform_next_button form__submit")}
      {previous &&
        button(
          "previous",
          { ...previous, label: previous.label || t("Previous") },
          "gform_previous_button form__previous",
        )}
      {save && button("save-continue", save, "gform_save_link form__save")}
    </div>
  );
}
