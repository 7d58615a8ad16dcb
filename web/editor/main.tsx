import { type Boot, createApi, csrfToken } from "./saving/api";
import "@puckeditor/core/no-external.css";
import "./styles.css";
import { loadCatalog } from "./texts/gettext";

const boot = JSON.parse(document.getElementById("intarsia-boot")?.textContent ?? "{}") as Boot;
const api = createApi(boot, csrfToken(boot.csrfToken, location.href));

document.documentElement.classList.add("intarsia-editing");
// The document loads while the browser parses the editor's large scripts.
const loading = api.load();
// Modules translate their texts when they are imported.
void loadCatalog(boot.language)
  .then(() => import("./start"))
  .then(({ start }) => start(boot, api, loading));
