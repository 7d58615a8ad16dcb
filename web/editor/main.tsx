import { createRoot } from "react-dom/client";
import { Editor } from "./Editor";
import { createApi, type Boot } from "./saving/api";
import "@puckeditor/core/no-external.css";
import "./theme/editor.css";

const boot = JSON.parse(document.getElementById("intarsia-boot")?.textContent ?? "{}") as Boot;
const place = document.getElementById("intarsia-editor");

document.documentElement.classList.add("intarsia-editing");
if (place) createRoot(place).render(<Editor boot={boot} api={createApi(boot.urls, () => boot.csrfToken)} />);
