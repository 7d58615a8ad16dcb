import "./shims";
import { variablesCss } from "../theme/variables";
import { addForeignWidget } from "./foreign";
import { renderKnown } from "./knownDocuments";

// Input is JSON in a string, which V8 reads faster than a literal and which cannot set a prototype; answers are objects,
// for what calls here makes JSON of them anyway.
Object.assign(globalThis, {
  intarsia: {
    render: (input: string) => renderKnown(JSON.parse(input)),
    variables: (overrides: string) => variablesCss(JSON.parse(overrides)),
    ping: () => "pong",
    add: addForeignWidget,
  },
});
