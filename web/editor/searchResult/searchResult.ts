/** Loads the texts of the user's language before the preview, which translates its own when it is imported. */

import { loadCatalog } from "../texts/gettext";

void loadCatalog(document.documentElement.lang).then(() => import("./searchResultElement"));
