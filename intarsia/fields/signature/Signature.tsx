import { useUiStrings } from "../../../web/kit/environment/environment";
import { shownPart } from "../../../web/kit/fields/answers/shownAnswer";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldGroup, type GroupContext } from "../../../web/kit/fields/FieldGroup";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import { HEIGHT, WIDTH } from "./strokes";
import { SCRIPT_TEXTS, type UiString } from "./uiStrings";
import "./signature.css";

type Props = ViewProps<typeof schema> & FieldProps;

/** Without a script, the typed name is the signature. The script shows the drawing area. */
export function Signature({ mode, answer, ...field }: Props) {
  const t = useUiStrings<UiString>();
  const texts = Object.fromEntries(Object.entries(SCRIPT_TEXTS).map(([name, text]) => [name, t(text)]));
  const canDraw = mode !== "only_type";
  const isRequired = field.is_required ? true : undefined;
  return (
    <FieldGroup {...field} type="signature">
      {(group) => (
        <div
          className="signature"
          data-signature={canDraw ? mode : undefined}
          data-lively={canDraw || undefined}
          data-texts={canDraw ? JSON.stringify(texts) : undefined}
        >
          {canDraw && <Drawing {...group} drawn={shownPart(answer, "drawn")} />}
          <p className="signature__typed">
            <label htmlFor={group.names.input("typed").id}>{t("Type your name as your signature")}</label>
            <input
              {...group.names.input("typed")}
              {...group.stateOf("typed")}
              aria-required={isRequired}
              className="field__input signature__name"
              type="text"
              autoComplete="name"
              defaultValue={shownPart(answer, "typed")}
            />
          </p>
        </div>
      )}
    </FieldGroup>
  );
}

/** Hidden until the script has started. */
function Drawing({ names, drawn }: Pick<GroupContext, "names"> & { drawn: string }) {
  const t = useUiStrings<UiString>();
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a group of inputs. */}
      <div className="signature__modes" role="group" aria-label={t("How to sign")} hidden>
        <button type="button" data-mode="draw" aria-pressed="false">
          {t("Draw")}
        </button>
        <button type="button" data-mode="type" aria-pressed="true">
          {t("Type")}
        </button>
      </div>
      <div className="signature__drawing" hidden>
        <div className="signature__pad">
          <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={t("Drawing area")} />
          <p className="signature__hint">{t("Sign here with a mouse, a pen or a finger")}</p>
        </div>
        <div className="signature__actions">
          <button type="button" data-action="undo">
            {t("Undo")}
          </button>
          <button type="button" data-action="clear">
            {t("Clear")}
          </button>
          <span className="signature__status" role="status" />
        </div>
      </div>
      <input {...names.input("drawn")} type="text" aria-label={t("Drawing")} defaultValue={drawn} hidden />
    </>
  );
}
