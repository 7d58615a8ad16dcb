import "./shims";
import { upgradeDocument } from "../documents/upgrades";
import { upgradableOf } from "../kit/schema/defineWidget";
import { variablesCss } from "../theme/variablesCss";
import { renderByKeys } from "./caches/documentCache";
import { widgetIn } from "./catalog";
import { browserForm } from "./forBrowsers/browserForm";
import { circleIn } from "./forms/circleIn";
import { evaluateAnswers } from "./forms/evaluateAnswers";
import { explainHidden } from "./forms/explainHidden";
import { productConfig } from "./forms/productConfig";
import { ruleFields } from "./forms/ruleFields";
import { addThirdPartyWidget } from "./thirdPartyWidget";

// Inputs are JSON strings: V8 parses them faster than literals, and they cannot set a prototype. Results are objects,
// because the caller turns them into JSON.
Object.assign(globalThis, {
  intarsia: {
    render: (input: string) => renderByKeys(JSON.parse(input)),
    variables: (overrides: string) => variablesCss(JSON.parse(overrides)),
    upgrade: (document: string, catalog: string) =>
      upgradeDocument(JSON.parse(document), (type) => upgradableOf(widgetIn(catalog, type))),
    evaluate: (input: string) => evaluateAnswers(JSON.parse(input)),
    explain: (input: string) => explainHidden(JSON.parse(input)),
    products: (document: string) => productConfig(JSON.parse(document)),
    circle: (input: string) => circleIn(JSON.parse(input)),
    ruleFields: (document: string) => ruleFields(JSON.parse(document)),
    browserForm: (input: string) => browserForm(JSON.parse(input)),
    ping: () => "pong",
    add: addThirdPartyWidget,
  },
});
