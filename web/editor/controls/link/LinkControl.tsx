import type { Link, LinkSetting } from "../../../kit/schema/settings";
import type { ControlProps } from "../control";

export const LinkControl = ({ id, value, onChange, isDisabled }: ControlProps<Link, LinkSetting>) => (
  <input
    id={id}
    type="text"
    className="input"
    value={value?.url ?? ""}
    placeholder="https://… or #part-of-this-page"
    disabled={isDisabled}
    onChange={(event) => onChange({ ...value, page: null, url: event.target.value })}
  />
);
