import { Plus, Trash2 } from "lucide-react";
import { useId, useRef } from "react";
import type { RuleField } from "../../kit/fields/ruleFields";
import type { Condition } from "../../rules/conditions/condition";
import { useRowFocus } from "../controls/condition/useRowFocus";
import { IconButton } from "../controls/fields/IconButton";
import { gettext } from "../texts/gettext";
import { ConditionInput } from "./ConditionInput";
import type { JsonInput } from "./defineJsonInput";

export type Route = { to: string; condition: Condition | null };
type Props = JsonInput<Route[]> & { fields: readonly RuleField[] };

/** More recipients, each for the answers that its rules are about. */
export function RoutesInput({ value, fields, onChange }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const { announcement, focusAfter } = useRowFocus(list, addButton);

  function add() {
    focusAfter(value.length, "");
    onChange([...value, { to: "", condition: null }]);
  }

  function remove(index: number) {
    focusAfter(Math.min(index, value.length - 2), gettext("Removed."));
    onChange(value.toSpliced(index, 1));
  }

  return (
    <div className="form-settings__routes" ref={list}>
      {value.map((route, index) => (
        <RouteInput
          // biome-ignore lint/suspicious/noArrayIndexKey: stored routes have no ids, and their inputs keep no state
          key={index}
          number={index + 1}
          route={route}
          fields={fields}
          onChange={(next) => onChange(value.with(index, next))}
          onRemove={() => remove(index)}
        />
      ))}
      <button ref={addButton} type="button" className="button" onClick={add}>
        <Plus aria-hidden /> {gettext("Add recipients")}
      </button>
      <span role="status" className="sr-only">
        {announcement}
      </span>
    </div>
  );
}

type RouteProps = {
  number: number;
  route: Route;
  fields: readonly RuleField[];
  onChange: (route: Route) => void;
  onRemove: () => void;
};

function RouteInput({ number, route, fields, onChange, onRemove }: RouteProps) {
  const id = useId();
  return (
    <fieldset className="condition__group" aria-label={gettext("Recipients {number}", { number })}>
      <div className="condition__head">
        <label htmlFor={id}>{gettext("E-mail addresses")}</label>
        <IconButton
          label={gettext("Remove recipients {number}", { number })}
          title={gettext("Remove")}
          Icon={Trash2}
          onClick={onRemove}
        />
      </div>
      <input
        id={id}
        className="input"
        value={route.to}
        placeholder="press@example.org"
        onChange={(event) => onChange({ ...route, to: event.target.value })}
      />
      <ConditionInput
        value={route.condition}
        fields={fields}
        onChange={(condition) => onChange({ ...route, condition })}
      />
    </fieldset>
  );
}
