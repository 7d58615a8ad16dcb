import { type Boot, createApi, csrfToken } from "./saving/api";
import "@puckeditor/core/no-external.css";
import "./styles.css";

const boot = JSON.parse(document.getElementById("intarsia-boot")?.textContent ?? "{}") as Boot;
const api = createApi(boot.urls, csrfToken(boot.csrfToken, location.href));

document.documentElement.classList.add("intarsia-editing");
// The document is on its way while the editor's large scripts are read: neither has to wait for the other.
const loading = api.load();
void import("./start").then(({ start }) => start(boot, api, loading));
