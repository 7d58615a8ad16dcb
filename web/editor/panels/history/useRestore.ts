import { useMemo } from "react";
import { useScreen } from "../../chrome/ScreenContext";
import { useEditorContext } from "../../EditorContext";
import { useEditing } from "../../puckAdapter";
import type { Rejection } from "../../saving/api";
import { useSavingContext } from "../../saving/SavingContext";
import { gettext } from "../../texts/gettext";
import { useUpgrade } from "../../useUpgrade";

/** Restores earlier versions as a step that can be undone. Each function returns the reason if it failed. */
export function useRestore() {
  const { api, boot } = useEditorContext();
  const { save, restored } = useSavingContext();
  const { announce } = useScreen();
  const editing = useEditing();
  const upgrade = useUpgrade();
  return useMemo(() => {
    const written = new Intl.DateTimeFormat(boot.language, { dateStyle: "medium", timeStyle: "short" });

    async function restore(id: number, createdAt: string): Promise<Rejection | null> {
      // The current document becomes a version of its own, which the next autosave does not overwrite.
      if (!(await save("draft"))) return null;
      const answer = await api.revision(id);
      if (!answer.ok) return answer;
      restored(id);
      const label = gettext("Restore {date}", { date: written.format(new Date(createdAt)) });
      editing.apply(() => upgrade(answer.value.document).document, label);
      editing.select(null);
      return null;
    }

    async function restoreLive() {
      const answer = await api.revisions();
      const live = answer.ok ? answer.value.revisions.find(({ is_live }) => is_live) : undefined;
      const rejection = live ? await restore(live.id, live.created_at) : answer.ok ? null : answer;
      if (rejection) announce(rejection.message);
      else if (!live) announce(gettext("The published version is older than the stored versions."));
    }

    return { restore, restoreLive };
  }, [api, boot, editing, upgrade, save, restored, announce]);
}
