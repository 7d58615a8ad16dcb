export { Dialog } from "./Dialog";
export { Menu } from "./Menu";
export { Popover } from "./Popover";
