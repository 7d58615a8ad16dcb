import { Users } from "lucide-react";
import { useEditorContext } from "../../EditorContext";
import type { OtherEditor } from "../../saving/api";
import { useSavingContext } from "../../saving/SavingContext";
import { useOtherEditors } from "../../saving/useOtherEditors";

/** Shows who else has the page open, so that people can talk before a conflict. Saving detects conflicts. */
export function OtherEditors() {
  const { api, boot } = useEditorContext();
  const isOwn = ({ user }: OtherEditor) => user === boot.userName;
  // Another tab of the same person is nobody to talk to, unless it saved a newer version.
  const others = useOtherEditors(api, useSavingContext()).filter((one) => !isOwn(one) || one.revision_id !== null);
  if (others.length === 0) return null;
  const [first] = others;
  const newer = others.find(({ revision_id }) => revision_id !== null);
  const text = newer
    ? isOwn(newer)
      ? "You saved a newer version in another tab"
      : `${newer.user} saved a newer version`
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
