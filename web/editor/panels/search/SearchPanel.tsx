import { type ReactNode, useId } from "react";
import { ImageField } from "../../controls/media/ImageField";
import { useEditorContext } from "../../EditorContext";
import { useDocument, useEditing } from "../../puckAdapter";
import { gettext } from "../../texts/gettext";
import { SearchResult } from "./SearchResult";

/** Fields of the page that are part of its document in the editor; page types have some of them. */
export type PageSettings = {
  seo_title?: string;
  search_description?: string;
  noindex?: boolean;
  share_image?: { id: number } | null;
};

const LABELS = {
  seo_title: gettext("Title"),
  search_description: gettext("Description"),
  noindex: gettext("Hide from search engines"),
  share_image: gettext("Share image"),
} as const;

// As in intarsia/rendering/resources/images.py.
const SHARE_IMAGE_WIDTH = 1200;

/** What search engines and previews of links show of the page. */
export function SearchPanel() {
  const { boot } = useEditorContext();
  const editing = useEditing();
  const settings = (useDocument().root.props?.$page ?? {}) as PageSettings;
  const page = boot.searchResult ?? { title: boot.title, siteName: "", url: "" };

  function change(changes: PageSettings) {
    const [name] = Object.keys(changes) as (keyof PageSettings)[];
    // Not `settings`: an image may be chosen long after this render.
    const update = (props: Record<string, unknown>) => ({ ...props, $page: { ...(props.$page ?? {}), ...changes } });
    if (name)
      editing.updateRoot(update, {
        label: gettext("Search and sharing: {setting}", { setting: LABELS[name] }),
        key: `$page.${name}`,
      });
  }

  return (
    <div className="search-panel">
      <SearchResult
        siteName={page.siteName}
        url={page.url}
        title={settings.seo_title || page.title}
        description={settings.search_description ?? ""}
      />
      <Field label={LABELS.seo_title} help={gettext("Without one, the title of the page.")}>
        {(id) => (
          <input
            id={id}
            type="text"
            className="input"
            maxLength={255}
            value={settings.seo_title ?? ""}
            placeholder={page.title}
            disabled={boot.locked}
            onChange={(event) => change({ seo_title: event.target.value })}
          />
        )}
      </Field>
      <Field label={LABELS.search_description} help={gettext("One or two sentences that say what visitors find here.")}>
        {(id) => (
          <textarea
            id={id}
            className="input input--area"
            rows={4}
            value={settings.search_description ?? ""}
            disabled={boot.locked}
            onChange={(event) => change({ search_description: event.target.value })}
          />
        )}
      </Field>
      {settings.share_image !== undefined && (
        <ShareImage
          imageId={settings.share_image?.id ?? null}
          isDisabled={boot.locked}
          onChange={(share_image) => change({ share_image })}
        />
      )}
      {settings.noindex !== undefined && (
        <NoIndex isOn={settings.noindex} isDisabled={boot.locked} onChange={(noindex) => change({ noindex })} />
      )}
    </div>
  );
}

type ShareImageProps = {
  imageId: number | null;
  isDisabled: boolean;
  onChange: (image: { id: number } | null) => void;
};

function ShareImage({ imageId, isDisabled, onChange }: ShareImageProps) {
  return (
    <Field
      label={LABELS.share_image}
      help={gettext(
        "Shown with links to this page, 1200 × 630 pixels. Without one: the first large image of the page, or an image with its title.",
      )}
    >
      {(id) => (
        <ImageField
          id={id}
          label={LABELS.share_image}
          imageId={imageId}
          isDisabled={isDisabled}
          shownWidth={SHARE_IMAGE_WIDTH}
          onChoose={(chosen) => onChange({ id: chosen })}
          onRemove={() => onChange(null)}
        />
      )}
    </Field>
  );
}

type NoIndexProps = { isOn: boolean; isDisabled: boolean; onChange: (isOn: boolean) => void };

function NoIndex({ isOn, isDisabled, onChange }: NoIndexProps) {
  return (
    <Field
      label={LABELS.noindex}
      help={gettext("The page stays public. It is left out of search results and the sitemap.")}
    >
      {(id) => (
        <input
          id={id}
          type="checkbox"
          role="switch"
          className="switch"
          aria-checked={isOn}
          checked={isOn}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.checked)}
        />
      )}
    </Field>
  );
}

type FieldProps = { label: string; help: string; children: (id: string) => ReactNode };

function Field({ label, help, children }: FieldProps) {
  const id = useId();
  return (
    <div className="search-panel__field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
      <p className="setting__help">{help}</p>
    </div>
  );
}
