import { useUiStrings } from "../../../web/kit/environment/environment";
import { shownText } from "../../../web/kit/fields/answers/shownAnswer";
import type { FieldProps } from "../../../web/kit/fields/defineField";
import { FieldGroup, type GroupContext } from "../../../web/kit/fields/FieldGroup";
import type { ViewProps } from "../../../web/kit/schema/defineWidget";
import { acceptedIn, CARDS } from "./acceptedCards";
import { CardInputs } from "./CardInputs";
import type { schema } from "./schema";
import { CARD_TEXTS, type UiString } from "./uiStrings";
import "./credit_card.css";

type Payment = {
  /** Empty if the site has none, or not its keys. */
  payment_provider?: string;
  /** A script of another package. */
  payment_module?: string;
  payment_data?: Record<string, string>;
  /** What the provider's script needs for a confirmation by the bank. */
  payment_action?: string;
  /** Where the provider shows a frame of its own for number, expiry and code. */
  payment_has_frame?: boolean;
};
type Props = ViewProps<typeof schema> & FieldProps & Payment;

/** What is typed here is never sent to this site: the inputs have no names, and the provider's script reads them. */
export function CreditCard(props: Props) {
  const t = useUiStrings<UiString>();
  const accepted = acceptedIn(props);
  const token = shownText(props.answer);
  const texts = Object.entries(CARD_TEXTS).map(([name, text]) => [
    name,
    t(text, { cards: accepted.map((type) => CARDS[type]).join(", ") }),
  ]);
  const { payment_provider: provider } = props;
  return (
    <FieldGroup {...props} is_required="yes" type="credit_card">
      {(group) => (
        <div
          className="card"
          data-payment={provider || undefined}
          data-module={props.payment_module || undefined}
          data-options={JSON.stringify(props.payment_data ?? {})}
          data-action={props.payment_action || undefined}
          data-accepted={accepted.join(" ")}
          data-texts={JSON.stringify(Object.fromEntries(texts))}
          data-state={token ? "ready" : "empty"}
        >
          <input type="hidden" name={group.names.input().name} value={token} />
          {provider === "" ? (
            <p className="card__notice">{t("Payments are not possible at the moment.")}</p>
          ) : (
            <Entry {...group} provider={provider} accepted={accepted} hasFrame={Boolean(props.payment_has_frame)} />
          )}
          <p className="card__kept">
            <span className="card__name">{cardNameIn(token)}</span>
            <button type="button" className="card__change">
              {t("Use another card")}
            </button>
          </p>
          <p className="field__error card__error" id={`${group.names.field}_card_error`} role="alert" hidden />
          <noscript>
            <p className="card__notice">
              {t("Paying by card needs JavaScript. Turn it on or use another browser to send the form.")}
            </p>
          </noscript>
        </div>
      )}
    </FieldGroup>
  );
}

type EntryProps = GroupContext & {
  provider: string | undefined;
  accepted: readonly (keyof typeof CARDS)[];
  hasFrame: boolean;
};

function Entry({ provider, accepted, hasFrame, ...group }: EntryProps) {
  const t = useUiStrings<UiString>();
  return (
    <div className="card__entry">
      {provider === "test" && (
        <p className="card__notice">
          {t("Test mode: no money is taken. Use the card 4242 4242 4242 4242 with any security code.")}
        </p>
      )}
      <ul className="card__accepted" aria-label={t("Accepted cards")}>
        {accepted.map((type) => (
          <li key={type} data-card-type={type}>
            {CARDS[type]}
          </li>
        ))}
      </ul>
      <CardInputs {...group} hasFrame={hasFrame} />
    </div>
  );
}

/** The token is followed by brand and last digits: "pm_1 Visa 4242". */
function cardNameIn(token: string): string {
  const [, brand = "", lastDigits = ""] = token.split(" ");
  return brand && `${brand} •••• ${lastDigits}`;
}
