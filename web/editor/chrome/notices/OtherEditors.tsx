import { Users } from "lucide-react";
import { useEditorContext } from "../../EditorContext";
import type { OtherEditor } from "../../saving/api";
import { useSavingContext } from "../../saving/SavingContext";
import { useOtherEditors } from "../../saving/useOtherEditors";
import { gettext, ngettext } from "../../texts/gettext";

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
      ? gettext("You saved a newer version in another tab")
      : gettext("{user} saved a newer version", { user: newer.user })
    : ngettext("{user} is here too", "{count} others are here", others.length, { user: first?.user ?? "" });
  const names = others.map(({ user }) => user).join(", ");
  return (
    <p
      className="topbar__others"
      role="status"
      data-newer={newer ? "" : undefined}
      title={others.length > 1 ? `${text}\n${names}` : text}
    >
      <Users aria-hidden />
      <span>{text}</span>
    </p>
  );
}
