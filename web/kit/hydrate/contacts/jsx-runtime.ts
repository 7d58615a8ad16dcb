/** The JSX runtime of islands, in place of React's own: see hiddenContacts.ts. */
import { Fragment, jsx as plain, jsxs as plainWithMany } from "react/jsx-runtime";
import { type Props, withHiddenContacts } from "./hiddenContacts";

type Jsx = typeof plain;

const make = (tag: string, { key, ...props }: Props) => plain(tag as "span", props, key as string);
const withContacts = (tag: unknown, props: unknown) => withHiddenContacts(tag, props as Props, make);

export { Fragment };
export const jsx: Jsx = (tag, props, key) => plain(tag, withContacts(tag, props), key);
export const jsxs: Jsx = (tag, props, key) => plainWithMany(tag, withContacts(tag, props), key);
