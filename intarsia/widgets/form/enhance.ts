export { startForm as enhance } from "../../../web/webforms/start/startForm";
