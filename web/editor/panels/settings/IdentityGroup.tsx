import { useId } from "react";
import type { Element } from "../../../documents/document";
import type { TextSetting } from "../../../kit/schema/settings";
import { TextControl } from "../../controls/text/TextControl";
import { useEditorContext } from "../../EditorContext";
import { gettext } from "../../texts/gettext";
import { Group } from "./Group";
import { Row } from "./rows/Row";
import { useChange } from "./useChange";

const CSS_ID: TextSetting = {
  kind: "text",
  label: gettext("CSS ID"),
  default: "",
  placeholder: gettext("e.g. prices"),
};
const NAME: TextSetting = { kind: "text", label: gettext("Name"), default: "", placeholder: gettext("Internal name") };

/** The element's CSS ID, which links can lead to, and its name in the editor. */
export function IdentityGroup({ element: { props } }: { element: Element }) {
  const { boot } = useEditorContext();
  const change = useChange(props.id);
  const id = useId();
  return (
    <Group label={gettext("Identity")}>
      <Row id={`${id}-anchor`} label={CSS_ID.label} help={gettext("Links can lead here: #prices.")}>
        <TextControl
          id={`${id}-anchor`}
          setting={CSS_ID}
          value={String(props._element_id ?? "")}
          isDisabled={boot.locked}
          onChange={(value) => change({ _element_id: value || undefined }, CSS_ID.label)}
        />
      </Row>
      <Row id={`${id}-name`} label={NAME.label}>
        <TextControl
          id={`${id}-name`}
          setting={NAME}
          value={String(props.$label ?? "")}
          isDisabled={boot.locked}
          onChange={(value) => change({ $label: value || undefined }, NAME.label)}
        />
      </Row>
    </Group>
  );
}
