import { useUiStrings } from "../../../web/kit/environment/environment";
import { type PageButton, PageFooter } from "../../../web/kit/fields/parts/PageFooter";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import type { UiString } from "./uiStrings";
import "./form_page.css";

/** What the server says about the page. */
export type PageData = {
  form: number;
  /** The position among all pages of the form, from 1. */
  page_number: number;
  /** Only one page is visible. */
  is_current: boolean;
  /** The position among the pages that this visitor goes through, and how many these are. */
  step: number;
  steps: number;
  /** The last page has no next one, and a button that sends the form. */
  next?: PageButton;
  previous?: PageButton;
  submit?: PageButton;
  /** Absent if visitors cannot save their answers. */
  save?: PageButton;
  /** Before ids, if the form is on the page a second time. */
  prefix?: string;
};

type Props = ViewProps<typeof schema> & Partial<PageData>;

/** One page of a form. All pages are in the HTML, so answers of earlier pages are sent without a script, too. */
export function FormPage({ root, label, fields: Fields, ...data }: Props) {
  const { form = 0, page_number = 1, is_current = true, steps = 1, prefix = "" } = data;
  const place = `${form}_${page_number}`;
  const progress = `${prefix}gform_progress_${place}`;
  const attributes = root("gform_page form_page");
  return (
    <div
      {...attributes}
      id={attributes.id ?? `${prefix}gform_page_${place}`}
      data-page={page_number}
      hidden={!is_current}
      {...(steps > 1 && { role: "group", "aria-labelledby": progress })}
    >
      {steps > 1 && <Progress {...data} id={progress} title={label} />}
      <Fields className="gform_page_fields form_page__fields" />
      <PageFooter {...data} prefix={prefix} isCurrent={is_current} />
    </div>
  );
}

function Progress({ id, title, step = 1, steps = 1 }: Partial<PageData> & { id: string; title: string }) {
  const t = useUiStrings<UiString>();
  const words = title
    ? t("Step {step} of {steps}: {title}", { step, steps, title })
    : t("Step {step} of {steps}", { step, steps });
  return (
    <div className="gform_progress form_page__progress">
      <p id={id}>{words}</p>
      <progress max={steps} value={step} aria-hidden="true" />
    </div>
  );
}
