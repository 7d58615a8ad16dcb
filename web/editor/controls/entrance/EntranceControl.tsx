import { Play } from "lucide-react";
import { useContext, useEffect, useRef } from "react";
import { gettext } from "../../texts/gettext";
import { ChoiceControl } from "../choice/ChoiceControl";
import type { StyleControlProps } from "../control";
import { IconButton } from "../fields/IconButton";
import { ReplayContext } from "./ReplayContext";

/** The entrance animation of an element. A new choice is played at once; a button plays it again. */
export function EntranceControl(props: StyleControlProps) {
  const { setting, value, inherited, isDisabled } = props;
  const replay = useContext(ReplayContext);
  const before = useRef(value);
  useEffect(() => {
    if (before.current === value) return;
    before.current = value;
    if (value && value !== "none") replay();
  }, [value, replay]);
  const shown = value ?? inherited;
  return (
    <div className="entrance">
      <ChoiceControl {...props} />
      <IconButton
        label={gettext("Play {label}", { label: setting.label })}
        title={gettext("Play on the canvas")}
        Icon={Play}
        disabled={isDisabled || shown === undefined || shown === "none"}
        onClick={replay}
      />
    </div>
  );
}
