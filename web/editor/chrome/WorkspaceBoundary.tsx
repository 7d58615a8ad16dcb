import { Component, type ReactNode } from "react";
import { WorkspaceFailed } from "./WorkspaceFailed";

type Props = { onReload: () => void; children: ReactNode };

/** An editor that cannot draw a page is no white screen: it says so, and an earlier version is one step away. */
export class WorkspaceBoundary extends Component<Props, { reason: string | null }> {
  override state = { reason: null };

  static getDerivedStateFromError(error: unknown) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }

  override render() {
    if (this.state.reason === null) return this.props.children;
    return <WorkspaceFailed reason={this.state.reason} onReload={this.props.onReload} />;
  }
}
