import { Play } from "lucide-react";
import { useContext, useEffect, useRef } from "react";
import { ChoiceControl } from "../choice/ChoiceControl";
import type { StyleControlProps } from "../control";
import { ReplayContext } from "./ReplayContext";

/** How an element comes into sight. What is chosen is played, and again at a press. */
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
      <button
        type="button"
        className="icon-button"
        aria-label={`Play ${setting.label}`}
        title="Play on the canvas"
        disabled={isDisabled || shown === undefined || shown === "none"}
        onClick={replay}
      >
        <Play />
      </button>
    </div>
  );
}
