import { CircleCheck, TriangleAlert } from "lucide-react";
import { useEffect } from "react";
import { elementById } from "../../../documents/tree";
import { type Checklist, useChecks } from "../../checks/ChecksProvider";
import type { Finding } from "../../checks/check";
import type { CheckResult } from "../../checks/checks";
import { useScreen } from "../../chrome/ScreenContext";
import { elementTitle } from "../../commands/names/elementName";
import { useEditorContext } from "../../EditorContext";
import { useEditing } from "../../puckAdapter";
import { gettext } from "../../texts/gettext";
import { kilobytes } from "../../texts/kilobytes";
import { useWording } from "../../wording";
import { BUTTON_CONDITION } from "../form/formSettings";
import { useOpenFormSetting } from "../form/useOpenFormSetting";

/** What is worth a look before publishing. Each line leads to its element, and none of them prevents publishing. */
export function ChecklistPanel() {
  const checklist = useChecks();
  const { results, links, refresh } = checklist;
  useEffect(refresh, [refresh]);
  return (
    <div className="checklist">
      {results.map((result) => (
        <Group key={result.name} {...result} />
      ))}
      {links === "loading" ? <Skeleton /> : <Summary {...checklist} />}
      {checklist.htmlBytes > 0 && (
        <p className="checklist__note">
          {gettext("The published page has {size} of HTML.", { size: kilobytes(checklist.htmlBytes) })}
        </p>
      )}
    </div>
  );
}

function Group({ title, findings }: CheckResult) {
  return (
    <section className="checklist__group" aria-label={title}>
      <h3>
        {title} <small>{findings.length}</small>
      </h3>
      <ul>
        {findings.map((finding, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: an element can have the same finding twice
          <li key={`${finding.element} ${index}`}>
            <Line {...finding} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Line({ element: id, text, place }: Finding) {
  const { schemaOf } = useEditorContext();
  const editing = useEditing();
  const screen = useScreen();
  const openFormSetting = useOpenFormSetting();
  const { isForm } = useWording();
  const element = id ? elementById(editing.document(), id) : undefined;

  function show(id: string) {
    editing.select(id);
    editing.reveal(id);
    screen.showCanvas();
  }

  if (place?.url)
    return (
      <a className="checklist__line" href={place.url}>
        <strong>{place.title}</strong>
        {text}
      </a>
    );
  if (place)
    return (
      <button type="button" className="checklist__line" onClick={() => openFormSetting(BUTTON_CONDITION)}>
        <strong>{place.title}</strong>
        {text}
      </button>
    );
  if (!element)
    return (
      <p className="checklist__line">
        <strong>{gettext(isForm ? "Whole form" : "Whole page")}</strong>
        {text}
      </p>
    );
  return (
    <button
      type="button"
      className="checklist__line"
      title={gettext("Show element")}
      onClick={() => show(element.props.id)}
    >
      <strong>{elementTitle(element, schemaOf)}</strong>
      {text}
    </button>
  );
}

const Skeleton = () => (
  <div className="checklist__skeleton" role="status" aria-label={gettext("Checking links…")}>
    <span />
    <span />
  </div>
);

function Summary({ count, links }: Checklist) {
  if (links === "failed")
    return (
      <p className="checklist__note" role="status">
        <TriangleAlert aria-hidden />{" "}
        {gettext("The server cannot be reached, so links to pages and files are not checked.")}
      </p>
    );
  if (count > 0) return <p className="checklist__note">{gettext("You can publish at any time.")}</p>;
  return (
    <p className="panel__empty" role="status">
      <CircleCheck aria-hidden />
      <br />
      {gettext("No issues found. Texts, links, headings, images and contrast look fine.")}
    </p>
  );
}
