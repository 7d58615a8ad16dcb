import { walk } from "../../../documents/walk";
import { hasSlotThatShows, type WidgetSchema } from "../../../kit/schema/schema";
import { useEditorContext } from "../../EditorContext";
import { newElement } from "../../panels/widgets/newElement";
import { useDocument, useEditing } from "../../puckAdapter";
import { gettext } from "../../texts/gettext";

/** A page template without a place for the page's content is not used, so that no page loses its content. */
export function ContentNotice() {
  const { boot } = useEditorContext();
  if (!boot.isPageTemplate) return null;
  return (
    <>
      {boot.isUnusedPageTemplate && <UnusedPageTemplate />}
      <MissingContent />
    </>
  );
}

function UnusedPageTemplate() {
  const { boot } = useEditorContext();
  return (
    <div className="notice" role="status">
      <p>{gettext("This template is not used yet. Choose the pages that it applies to.")}</p>
      <p className="notice__actions">
        <a className="button" href={boot.urls.exit}>
          {gettext("Choose the page")}
        </a>
      </p>
    </div>
  );
}

function MissingContent() {
  const { boot, widgets, schemaOf } = useEditorContext();
  const { content } = useDocument();
  const editing = useEditing();
  const showsPage = (schema: WidgetSchema | undefined) => schema !== undefined && hasSlotThatShows(schema, "page");
  const schema = widgets.find((widget) => showsPage(widget.schema))?.schema;
  if (!schema || [...walk(content)].some(({ type }) => showsPage(schemaOf(type)))) return null;

  function add(missing: NonNullable<typeof schema>) {
    const element = newElement(missing);
    editing.position(
      element,
      { list: ["content"], index: content.length },
      gettext("Add {name}", { name: missing.label }),
    );
  }

  return (
    <div className="notice" role="status">
      <p>{gettext("This template does not show the page's content yet, so pages do not use it.")}</p>
      {!boot.locked && (
        <p className="notice__actions">
          <button type="button" className="button button--primary" onClick={() => add(schema)}>
            {gettext("Add “{name}”", { name: schema.label })}
          </button>
        </p>
      )}
    </div>
  );
}
