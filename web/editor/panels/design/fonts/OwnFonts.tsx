import { useState } from "react";
import { useEditorContext } from "../../../EditorContext";
import { useFonts } from "../../../fonts/FontsContext";
import { fontLabel, type SiteFonts, type UploadedFont } from "../../../fonts/siteFonts";
import type { DesignState } from "../../../siteDesign/DesignSession";
import { gettext } from "../../../texts/gettext";
import { gettextNodes } from "../../../texts/gettextNodes";
import { kilobytes } from "../../../texts/kilobytes";
import { UploadButton } from "../../../uploads/UploadButton";
import { UploadLines } from "../../../uploads/UploadLines";
import { useFileDrop } from "../../../uploads/useFileDrop";
import { useUploads } from "../../../uploads/useUploads";
import { OwnFont } from "./OwnFont";

const FORMATS = ".woff2,.woff,.ttf,.otf";

/** The fonts that owners uploaded: adds some, and deletes those that nothing uses. */
export function OwnFonts({ state }: { state: DesignState }) {
  const { boot, api } = useEditorContext();
  const { fonts, setFonts } = useFonts();
  const [news, setNews] = useState("");
  const { uploads, upload, remove } = useUploads<SiteFonts & { added: string }>(boot.urls.fonts ?? "", ({ added }) => {
    setNews(gettext("{name} was added. Choose it in the lists above.", { name: added }));
    // Several uploads can be answered in any order.
    void api.fonts().then((answer) => answer.ok && setFonts(answer.value));
  });
  const drop = useFileDrop(true, upload);

  async function deleteFont(font: UploadedFont): Promise<string> {
    const isLast = fonts.uploaded.filter(({ family }) => family === font.family).length === 1;
    if (isLast && isChosen(state, font.family))
      return gettext("This design uses “{family}”. Choose another font first.", { family: font.family });
    const answer = await api.deleteFont(font.id);
    if (!answer.ok) return answer.message;
    setNews(gettext("{name} was deleted.", { name: `${font.family} ${fontLabel(font)}` }));
    setFonts(answer.value);
    return "";
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is no grid in all browsers
    <div className="own-fonts" role="group" aria-label={gettext("Uploaded fonts")} {...drop}>
      <div className="own-fonts__top">
        <span className="setting__label">{gettext("Uploaded fonts")}</span>
        <UploadButton label={gettext("Upload font")} accept={FORMATS} isMultiple onFiles={upload} />
      </div>
      <UploadLines uploads={uploads} onRemove={remove} />
      <p role="status" className="own-fonts__note">
        {news}
      </p>
      {fonts.uploaded.length > 0 ? (
        <ul className="own-fonts__list">
          {fonts.uploaded.map((font) => (
            <OwnFont key={font.id} font={font} name={`${font.family} ${fontLabel(font)}`} onDelete={deleteFont}>
              <span className="own-fonts__name" style={{ fontFamily: `"${font.family}"`, ...styleOf(font) }}>
                {font.family}
              </span>
              <small>
                {fontLabel(font)}, {kilobytes(font.bytes)}
              </small>
            </OwnFont>
          ))}
        </ul>
      ) : (
        <p className="own-fonts__note">
          {gettext("None yet. Upload WOFF2, WOFF, TTF or OTF files that your license allows on websites.")}
        </p>
      )}
      {!fonts.hasLibrary && (
        <p className="own-fonts__note">
          {gettextNodes("The package {package} adds a library of free fonts to the lists.", {
            package: <code>intarsia-fonts</code>,
          })}
        </p>
      )}
    </div>
  );
}

/** Also before it is saved. */
const isChosen = ({ design }: DesignState, family: string) =>
  Object.values(design.values).some((value) => typeof value === "string" && value.includes(`"${family}"`));

const styleOf = ({ weight, style }: UploadedFont) => ({
  fontWeight: weight.includes(" ") ? 400 : Number(weight),
  fontStyle: style,
});
