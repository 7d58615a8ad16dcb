import { Users } from "lucide-react";
import { useEditorContext } from "../../EditorContext";
import { useSavingContext } from "../../saving/SavingContext";
import { useOtherEditors } from "../../saving/useOtherEditors";

/** Shows who else has the page open, so that people can talk before a conflict. Saving detects conflicts. */
export function OtherEditors() {
  const { api } = useEditorContext();
  const others = useOtherEditors(api, useSavingContext());
  if (others.length === 0) return null;
  const [first] = others;
  const newer = others.find(({ revision_id }) => revision_id !== null);
  const text = newer
    ? `${newer.user} saved a newer version`
    : others.length === 1
      ? `${first?.user} is here too`
      : `${others.length} others are here`;
  return (
    <p
      className="topbar__others"
      role="status"
      data-newer={newer ? "" : undefined}
      title={others.map(({ user }) => user).join(", ")}
    >
      <Users aria-hidden />
      <span>{text}</span>
    </p>
  );
}
