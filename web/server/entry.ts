import "./shims";
import * as React from "react";
import * as kit from "../kit";
import type { Widget } from "../kit/defineWidget";
import { variablesCss } from "../theme/variables";
import { addWidget } from "./catalogue";
import { render } from "./render";

// Strings cross the border between Python and V8 far more cheaply than objects.
Object.assign(globalThis, {
  intarsia: {
    render: (input: string) => JSON.stringify(render(JSON.parse(input))),
    variables: (overrides: string) => variablesCss(JSON.parse(overrides)),
    ping: () => "pong",
    add: (factory: (host: { React: typeof React; kit: typeof kit }) => Widget) => addWidget(factory({ React, kit })),
  },
});
