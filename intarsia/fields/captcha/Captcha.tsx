import { useUiStrings } from "../../../web/kit/environment/environment";
import { shownText } from "../../../web/kit/fields/answers/shownAnswer";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldGroup } from "../../../web/kit/fields/FieldGroup";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import type { schema } from "./schema";
import type { UiString } from "./uiStrings";
import "./captcha.css";

type Props = ViewProps<typeof schema> & FieldProps & { site_key?: string; is_test?: boolean };

/** The script of the form shows the captcha here, and puts its token into the hidden input. */
export function Captcha({ provider, display, min_score: _, site_key, is_test: isTest, answer, ...field }: Props) {
  const t = useUiStrings<UiString>();
  const isInvisible = display === "invisible" || provider === "recaptcha_v3";
  const token = shownText(answer);
  const texts = {
    pending: t("Checking that you are not a script…"),
    solved: t("Checked. You can send the form."),
    failed: t("The check did not load. Your connection or a blocker may be the reason. Reload the page to try again."),
  };
  return (
    <FieldGroup {...field} is_required="yes" type="captcha">
      {({ names }) =>
        isTest ? (
          <p className="captcha__status">{t("Test mode: this check counts as passed.")}</p>
        ) : (
          <div
            className="captcha"
            data-captcha={provider}
            data-display={isInvisible ? "invisible" : "visible"}
            data-site-key={site_key || undefined}
            data-state={token ? "solved" : "waiting"}
            data-texts={JSON.stringify(texts)}
          >
            <input type="hidden" name={names.input().name} value={token} />
            <div className="captcha__widget" />
            <p className="captcha__status" role="status">
              {token ? texts.solved : t("Starts when you fill in the form.")}
            </p>
            <noscript>
              <p className="captcha__without-script">
                {t("This check needs JavaScript. Turn it on or use another browser to send the form.")}
              </p>
            </noscript>
          </div>
        )
      }
    </FieldGroup>
  );
}
