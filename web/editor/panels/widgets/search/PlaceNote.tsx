import { Signpost } from "lucide-react";
import { useScreen } from "../../../chrome/ScreenContext";
import { useEditorContext } from "../../../EditorContext";
import { isReachable, type Place } from "./places";

/** The answer to a search for something that is no widget. */
export function PlaceNote({ place }: { place: Place }) {
  const { boot } = useEditorContext();
  return (
    <div className="place-note" role="status">
      <Signpost aria-hidden />
      <p>{place.text}</p>
      {isReachable(place, boot) && <Shortcut {...place} />}
    </div>
  );
}

function Shortcut({ go }: Place) {
  const screen = useScreen();
  if (!go) return null;
  return (
    <button type="button" className="button" onClick={() => screen.openPanel(go.panel)}>
      {go.label}
    </button>
  );
}
