import { useEditing } from "../../puckAdapter";
import { useSavingContext } from "../../saving/SavingContext";
import { gettext } from "../../texts/gettext";
import { StepList } from "./StepList";
import { useRestore } from "./useRestore";
import { VersionList } from "./VersionList";

/** The steps since the page was opened, and the versions on the server. */
export function HistoryPanel() {
  const { goTo } = useEditing();
  const { restore } = useRestore();
  const { revision, state } = useSavingContext();
  // Loaded again after each save.
  const newest = state.name === "saving" || state.name === "unsaved" ? undefined : revision()?.created_at;
  return (
    <>
      <section aria-labelledby="history-steps">
        <h3 id="history-steps" className="history__title">
          {gettext("This session")}
        </h3>
        <StepList onGoTo={goTo} />
      </section>
      <section aria-labelledby="history-versions">
        <h3 id="history-versions" className="history__title">
          {gettext("Versions")}
        </h3>
        <VersionList newest={newest} onRestore={restore} />
      </section>
    </>
  );
}
