import { createRoot } from "react-dom/client";
import { Editor } from "./Editor";
import { type Boot, createApi, csrfToken } from "./saving/api";
import "@puckeditor/core/no-external.css";
import "./theme/fonts.css";
import "./theme/tokens.css";
import "./theme/editor.css";
import "./theme/panels.css";
import "./theme/controls.css";

const boot = JSON.parse(document.getElementById("intarsia-boot")?.textContent ?? "{}") as Boot;
const place = document.getElementById("intarsia-editor");

document.documentElement.classList.add("intarsia-editing");
const api = createApi(boot.urls, csrfToken(boot.csrfToken, location.href));
if (place) createRoot(place).render(<Editor boot={boot} api={api} />);
