import type { DisplayConditionSetting } from "../../../kit/schema/settings";
import type { Condition } from "../../../rules/conditions/condition";
import { useEditorContext } from "../../EditorContext";
import { gettext, pgettext } from "../../texts/gettext";
import { gettextNodes } from "../../texts/gettextNodes";
import { ConditionSentence } from "../condition/ConditionSentence";
import type { ControlProps } from "../control";
import { displayFields } from "./displayFields";

type Props = ControlProps<Condition | null, DisplayConditionSetting>;

/** The pages that an element is part of: "Show this element on pages where all of these are true: Page is Journal". */
export function DisplayConditionControl({ id, value, onChange, isDisabled }: Props) {
  const { boot } = useEditorContext();
  return (
    <ConditionSentence
      id={id}
      value={value ?? null}
      fields={displayFields(boot, value ?? null)}
      actions={{ show: pgettext("if rules are true", "Show"), hide: pgettext("if rules are true", "Hide") }}
      sentence={(parts) => gettextNodes("{action} this element on pages where {match} of these are true:", parts)}
      hint={gettext("On all pages.")}
      isDisabled={isDisabled}
      onChange={onChange}
    />
  );
}
