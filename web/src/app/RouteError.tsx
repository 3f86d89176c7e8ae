import { Component, type ReactNode } from 'react';
import { markAwake } from '../lib/hydration/PageAwake.tsx';
import { FailedState } from '../ui/FailedState.tsx';

interface Props {
  children: ReactNode;
  /** When it changes, the error is cleared. */
  resetKey: string;
}

/** Catches errors of a page, including a lazy file that could not be loaded, and offers to try again. */
export class RouteError extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch() {
    markAwake();
  }

  override componentDidUpdate(before: Props) {
    if (this.state.failed && before.resetKey !== this.props.resetKey) this.setState({ failed: false });
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return <FailedState retry={() => location.reload()} />;
  }
}
