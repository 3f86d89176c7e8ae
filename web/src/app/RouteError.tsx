import { Component, type ReactNode } from 'react';
import { FailedState } from '../ui/FailedState.tsx';

interface Props {
  children: ReactNode;
  /** When it changes, the failed page is left behind. */
  resetKey: string;
}

/** Catches what a page throws, also a lazily loaded file that did not arrive, and offers to try again. */
export class RouteError extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    // A file that was not found stays not found for this page's life: only a reload fetches the new one.
    return <FailedState onRetry={() => location.reload()} />;
  }
}
