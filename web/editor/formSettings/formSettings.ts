/** Loads the texts of the user's language before the inputs, which translate theirs when they are imported. */

import { loadCatalog } from "../texts/gettext";

void loadCatalog(document.documentElement.lang).then(() => import("./ruleInputs"));
