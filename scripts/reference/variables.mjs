// Prints the theme's variables as JSON, for css_variables.py.
import { rolldown } from "rolldown";

const bundle = await rolldown({ input: "web/theme/variables.ts" });
const { output } = await bundle.generate({ format: "esm" });
const theme = await import(`data:text/javascript,${encodeURIComponent(output[0].code)}`);
process.stdout.write(JSON.stringify(theme.variables));
