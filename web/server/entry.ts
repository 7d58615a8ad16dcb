import "./shims";
import { variablesCss } from "../theme/variables";
import { addForeignWidget } from "./foreign";
import { renderKnown } from "./knownDocuments";

// Strings cross the border between Python and V8 far more cheaply than objects.
Object.assign(globalThis, {
  intarsia: {
    render: (input: string) => JSON.stringify(renderKnown(JSON.parse(input))),
    variables: (overrides: string) => variablesCss(JSON.parse(overrides)),
    ping: () => "pong",
    add: addForeignWidget,
  },
});
