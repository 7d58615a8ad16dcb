import { Ban, Check, ChevronDown, MessageSquare, RotateCcw, Upload, Workflow } from "lucide-react";
import { useState } from "react";
import { useScreen } from "../chrome/ScreenContext";
import { useEditorContext } from "../EditorContext";
import type { MenuItem } from "../layers/Menu";
import { Menu } from "../layers/onDemand";
import { useMenuButton } from "../layers/useMenuButton";
import { useSavingContext } from "../saving/SavingContext";
import { gettext } from "../texts/gettext";
import { CommentDialog } from "./CommentDialog";
import type { ReviewAction } from "./review";
import { useReview } from "./useReview";

const ICONS: Readonly<Record<string, typeof Check>> = {
  approve: Check,
  "cancel-workflow": Ban,
  "restart-workflow": RotateCcw,
};

/** What a moderator can decide about the document, in place of the buttons to publish and submit. */
export function ReviewButton() {
  const menu = useMenuButton();
  const [asked, setAsked] = useState<ReviewAction | null>(null);
  const items = useItems(setAsked);
  return (
    <>
      <button type="button" className="button button--primary" {...menu.button}>
        {gettext("Review")} <ChevronDown aria-hidden />
      </button>
      {menu.place && <Menu {...menu.place} label={gettext("Review")} items={items} onClose={menu.close} />}
      {asked && <CommentDialog action={asked} onClose={() => setAsked(null)} />}
    </>
  );
}

function useItems(ask: (action: ReviewAction) => void): MenuItem[] {
  const { boot } = useEditorContext();
  const { save } = useSavingContext();
  const { announce } = useScreen();
  const review = useReview();
  if (!boot.review) return [];
  const { actions, endsByPublishing } = boot.review;
  const items = actions.map((action) => itemOf(action, ask, async () => announce(await review(action.name))));
  const publish = {
    group: 1,
    label: endsByPublishing ? gettext("Publish and end the review") : gettext("Publish"),
    Icon: Upload,
    onChoose: () => void save("publish"),
  };
  return boot.canPublish ? [...items, publish] : items;
}

function itemOf(action: ReviewAction, ask: (action: ReviewAction) => void, take: () => Promise<void>): MenuItem {
  const { name, label, asks, url } = action;
  const line = {
    group: name.endsWith("-workflow") ? 2 : 0,
    label: asks ? `${label}…` : label,
    Icon: asks ? MessageSquare : (ICONS[name] ?? Workflow),
  };
  if (url) return { ...line, href: url };
  return { ...line, onChoose: () => (asks ? ask(action) : void take()) };
}
