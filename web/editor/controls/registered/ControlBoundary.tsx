import { Component, type ErrorInfo, type ReactNode } from "react";

type Props = {
  /** A new value shows the control again, for example after Undo. */
  value: unknown;
  fallback: (reason: string) => ReactNode;
  children: ReactNode;
};

/** A control of another app that fails leaves the rest of the panel as it is. */
export class ControlBoundary extends Component<Props, { reason: string | null }> {
  override state = { reason: null };

  static getDerivedStateFromError(error: unknown) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo) {
    console.error("[editor] The control of a setting failed.", error, componentStack);
  }

  override componentDidUpdate({ value }: Props) {
    if (this.state.reason !== null && value !== this.props.value) this.setState({ reason: null });
  }

  override render() {
    return this.state.reason === null ? this.props.children : this.props.fallback(this.state.reason);
  }
}
