import * as React from "react";
import * as kit from "..";
import { type Factory, makeWidget, requireContainer } from "../schema/thirdParty/thirdPartyWidgets";
import { withHiddenContacts } from "./contacts/hiddenContacts";
import { mountView } from "./mountView";

const createElement = ((tag: string, props: object | null, ...children: unknown[]) => {
  const all = children.length ? { ...props, children: children.length > 1 ? children : children[0] } : props;
  const changed = withHiddenContacts(tag, all as Record<string, unknown> | null, (name, { key, ...made }) =>
    React.createElement(name, { ...made, key: key as string }),
  );
  return changed === all ? React.createElement(tag, props, ...(children as [])) : React.createElement(tag, changed);
}) as typeof React.createElement;

const ReactForWidgets = { ...React, createElement };

/** Mounts a third-party widget with the page's React. */
export function mountFactory(factory: Factory, container: HTMLElement, settings: Record<string, unknown>, id: string) {
  requireContainer(container);
  return mountView(makeWidget(factory, { React: ReactForWidgets, kit }).View, container, settings, id);
}
