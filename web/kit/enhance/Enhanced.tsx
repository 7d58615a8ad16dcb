import { Component, type ReactNode } from "react";
import { type Environment, EnvironmentContext } from "../environment/environment";
import type { Enhance } from "../schema/defineWidget";

type Props = {
  enhance: Enhance | undefined;
  /** The root that the view has rendered. */
  root: { readonly current: HTMLElement | null };
  children: ReactNode;
};

/**
 * A view with its enhancement, where React renders again: on the canvas and in tests. The enhancement is undone
 * before React changes the HTML, and starts again afterwards.
 */
export class Enhanced extends Component<Props> {
  static override contextType = EnvironmentContext;
  declare context: Environment;
  private ended = new AbortController();

  override componentDidMount() {
    this.start();
  }

  override getSnapshotBeforeUpdate() {
    this.ended.abort();
    return null;
  }

  override componentDidUpdate() {
    this.start();
  }

  override componentWillUnmount() {
    this.ended.abort();
  }

  override render() {
    return this.props.children;
  }

  private start() {
    const root = this.props.root.current;
    this.ended = new AbortController();
    const { mode, liveControl = {} } = this.context;
    const canvas = mode === "editor" ? { control: liveControl } : undefined;
    if (root) this.props.enhance?.(root, this.ended.signal, canvas);
  }
}
