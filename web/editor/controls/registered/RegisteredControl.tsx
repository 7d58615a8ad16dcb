import type { ReactNode } from "react";
import type { RegisteredSetting } from "../../../kit/schema/settings";
import { useEditorContext } from "../../EditorContext";
import type { ControlProps } from "../control";
import { ControlBoundary } from "./ControlBoundary";
import { useLoadedControl } from "./useLoadedControl";

type Props = ControlProps<unknown, RegisteredSetting>;

/** The control of a kind of setting that an app registers. The value stays as it is if there is none. */
export function RegisteredControl(props: Props) {
  const { id, setting, value } = props;
  const { boot } = useEditorContext();
  const kind = boot.settingKinds?.find(({ name }) => name === setting.kind);
  const notice = (reason: string) => (
    <Notice id={id}>This setting cannot be edited here: {reason.replace(/\.$/, "")}. Its value is kept.</Notice>
  );
  if (!kind) return notice(`no installed app has the kind “${setting.kind}”`);
  const { src } = kind;
  if (!src) return notice(`the control of “${setting.kind}” is missing on the server`);
  return (
    <ControlBoundary value={value} fallback={notice}>
      <Loaded src={src} {...props} />
    </ControlBoundary>
  );
}

function Loaded({ src, ...props }: Props & { src: string }) {
  const loaded = useLoadedControl(src);
  if (!loaded) return <Notice id={props.id}>Loading…</Notice>;
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
