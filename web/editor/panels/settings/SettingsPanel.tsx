import { MousePointer2 } from "lucide-react";
import { useState } from "react";
import type { Element, ElementProps, StyleValue } from "../../../kit/document";
import type { WidgetSchema } from "../../../kit/schema/schema";
import { COMMON_STYLE } from "../../../kit/style/common";
import type { StyleField } from "../../../kit/style/fields";
import { withStyle } from "../../commands/style";
import { TextControl } from "../../controls/text/TextControl";
import { useEditorContext } from "../../EditorContext";
import { useEditing, useSelected } from "../../puckAdapter";
import { Group } from "./Group";
import { SettingRow } from "./SettingRow";
import { StyleRow } from "./StyleRow";

const TABS = ["Content", "Style", "Advanced"] as const;
type Tab = (typeof TABS)[number];

/** The settings of the selected element. */
export function SettingsPanel() {
  const selected = useSelected();
  const { widgetOf } = useEditorContext();
  const [tab, setTab] = useState<Tab>("Content");
  const schema = selected ? widgetOf(selected.type)?.schema : undefined;
  return (
    <aside className="editor__right panel" aria-label="Settings">
      {!selected && (
        <div className="panel__empty">
          <MousePointer2 aria-hidden />
          <p>Select an element on the page to change it.</p>
        </div>
      )}
      {selected && !schema && (
        <p className="panel__empty">
          The widget “{selected.type}” is not installed here. Its content is kept as it is.
        </p>
      )}
      {selected && schema && (
        <>
          <h2 className="panel__title">{schema.label}</h2>
          <div className="tabs-bar" role="tablist" aria-label="Settings">
            {TABS.map((name) => (
              <button
                key={name}
                type="button"
                role="tab"
                id={`tab-${name}`}
                aria-selected={tab === name}
                aria-controls="settings-panel"
                onClick={() => setTab(name)}
              >
                {name}
              </button>
            ))}
          </div>
          <div id="settings-panel" role="tabpanel" aria-labelledby={`tab-${tab}`} className="panel__body">
            <TabBody key={selected.props.id} tab={tab} element={selected} schema={schema} />
          </div>
        </>
      )}
    </aside>
  );
}

function TabBody({ tab, element, schema }: { tab: Tab; element: Element; schema: WidgetSchema }) {
  const editing = useEditing();
  const { boot } = useEditorContext();
  const { id } = element.props;
  const change = (changes: Record<string, unknown>) => editing.update(id, (props) => without({ ...props, ...changes }));
  const restyle = (device: string, name: string, value: StyleValue | undefined) =>
    editing.update(id, (props) => withStyle(props, device, name, value));

  if (tab === "Content")
    return <ContentTab schema={schema} props={element.props} onChange={change} isDisabled={boot.locked} />;
  const fields: Record<string, StyleField> = { ...schema.style, ...COMMON_STYLE };
  const groups = Map.groupBy(Object.entries(fields), ([, field]) => field.group ?? "Look");
  const shown = [...groups].filter(([group]) => ADVANCED.has(group) === (tab === "Advanced"));
  return (
    <>
      {tab === "Advanced" && <IdentityGroup props={element.props} onChange={change} isDisabled={boot.locked} />}
      {shown.map(([group, rows], index) => (
        <Group key={group} label={group} isOpen={index === 0}>
          {rows.map(([name, field]) => (
            <StyleRow
              key={name}
              name={name}
              field={field}
              style={element.props.$style}
              onChange={restyle}
              isDisabled={boot.locked}
            />
          ))}
        </Group>
      ))}
    </>
  );
}

const ADVANCED = new Set(["Spacing", "Size", "Position", "Effects", "Visibility"]);

type TabProps = { props: ElementProps; onChange: (changes: Record<string, unknown>) => void; isDisabled: boolean };

function ContentTab({ schema, props, onChange, isDisabled }: TabProps & { schema: WidgetSchema }) {
  const groups = Map.groupBy(Object.entries(schema.settings), ([, setting]) => setting.group ?? "");
  return [...groups].map(([group, settings]) => {
    const rows = settings.map(([name, setting]) => (
      <SettingRow key={name} name={name} setting={setting} values={props} onChange={onChange} isDisabled={isDisabled} />
    ));
    return group ? (
      <Group key={group} label={group}>
        {rows}
      </Group>
    ) : (
      <div key="" className="group__rows">
        {rows}
      </div>
    );
  });
}

const ANCHOR = { kind: "text", label: "Anchor", default: "" } as const;

function IdentityGroup({ props, onChange, isDisabled }: TabProps) {
  return (
    <Group label="Identity">
      <div className="setting">
        <label className="setting__label" htmlFor="element-anchor">
          Anchor
        </label>
        <TextControl
          id="element-anchor"
          setting={ANCHOR}
          value={String(props._element_id ?? "")}
          isDisabled={isDisabled}
          onChange={(value) => onChange({ _element_id: value || undefined })}
        />
      </div>
      <div className="setting">
        <label className="setting__label" htmlFor="element-name">
          Name
        </label>
        <TextControl
          id="element-name"
          setting={ANCHOR}
          value={String(props.$label ?? "")}
          isDisabled={isDisabled}
          onChange={(value) => onChange({ $label: value || undefined })}
        />
      </div>
    </Group>
  );
}

/** Undefined means "no value": the key goes, so that documents stay sparse. */
const without = (props: ElementProps): ElementProps =>
  Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) as ElementProps;
