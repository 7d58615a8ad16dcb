import "./shims";
import { variablesCss } from "../theme/variables";
import { renderByKeys } from "./documentCache";
import { addThirdPartyWidget } from "./thirdPartyWidget";

// Inputs are JSON strings: V8 parses them faster than literals, and they cannot set a prototype. Results are objects,
// because the caller turns them into JSON.
Object.assign(globalThis, {
  intarsia: {
    render: (input: string) => renderByKeys(JSON.parse(input)),
    variables: (overrides: string) => variablesCss(JSON.parse(overrides)),
    ping: () => "pong",
    add: addThirdPartyWidget,
  },
});
