import type { ReactNode } from "react";
import type { RegisteredSetting } from "../../../kit/schema/settings";
import { useEditorContext } from "../../EditorContext";
import { gettext } from "../../texts/gettext";
import type { ControlProps } from "../control";
import { ControlBoundary } from "./ControlBoundary";
import { useLoadedControl } from "./useLoadedControl";

type Props = ControlProps<unknown, RegisteredSetting>;

/** The control of a kind of setting that an app registers. The value stays as it is if there is none. */
export function RegisteredControl(props: Props) {
  const { id, setting, value } = props;
  const { boot } = useEditorContext();
  const kind = boot.settingKinds?.find(({ name }) => name === setting.kind);
  const src = kind?.src;
  if (!src)
    return (
      <Notice id={id}>
        {gettext(
          kind
            ? "This setting cannot be edited here: the control of “{kind}” is missing on the server. Its value is kept."
            : "This setting cannot be edited here: no installed app has the kind “{kind}”. Its value is kept.",
          { kind: setting.kind },
        )}
      </Notice>
    );
  const failed = (reason: string) => (
    <Notice id={id}>
      {gettext("This setting cannot be edited here: {reason}. Its value is kept.", {
        reason: reason.replace(/\.$/, ""),
      })}
    </Notice>
  );
  return (
    <ControlBoundary value={value} fallback={failed}>
      <Loaded src={src} {...props} />
    </ControlBoundary>
  );
}

function Loaded({ src, ...props }: Props & { src: string }) {
  const loaded = useLoadedControl(src);
  if (!loaded) return <Notice id={props.id}>{gettext("Loading …")}</Notice>;
  return (
    <div className="registered-control" data-tall={loaded.isTall || undefined}>
      <loaded.Control {...props} />
    </div>
  );
}

/** An output can have the label of the row. */
const Notice = ({ id, children }: { id: string; children: ReactNode }) => (
  <output id={id} className="setting__help setting__notice">
    {children}
  </output>
);
