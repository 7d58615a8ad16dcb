import { Component, type ReactNode } from "react";
import { WorkspaceFailed } from "./WorkspaceFailed";

type Props = { onReload: () => void; children: ReactNode };

/** If the editor cannot render a page, it says so and offers earlier versions. */
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
