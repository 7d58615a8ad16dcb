import { Search } from "lucide-react";
import { useContext, useEffect, useState } from "react";
import { RenamingContext } from "../../chrome/ScreenContext";
import { useDocument } from "../../puckAdapter";
import { gettext } from "../../texts/gettext";
import { useWording } from "../../wording";
import { Tree } from "./Tree";

/** The page as a tree. Every element can be found, renamed, hidden and moved without the canvas or a mouse. */
export function NavigatorPanel() {
  const { isForm } = useWording();
  const isEmpty = useDocument().content.length === 0;
  const [query, setQuery] = useState("");
  const [renaming] = useContext(RenamingContext);
  // A search might hide the row whose name is edited.
  useEffect(() => {
    if (renaming) setQuery("");
  }, [renaming]);
  if (isEmpty) {
    return (
      <p className="panel__empty">
        {gettext(
          isForm
            ? "The form is empty. Drag a field onto the canvas to start."
            : "The page is empty. Drag a widget onto the canvas to start.",
        )}
      </p>
    );
  }
  return (
    <>
      <label className="search">
        <Search aria-hidden />
        <input
          type="search"
          placeholder={gettext("Find by name or text")}
          aria-label={gettext("Find elements by name or text")}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </label>
      <Tree query={query.trim()} />
    </>
  );
}
