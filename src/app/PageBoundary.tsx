import { Component, useEffect, type ReactNode } from 'react';

type Props = { onFailed: () => void; children: ReactNode };

/** Tells once it is on the screen: what is drawn unseen, ahead of its time, disturbs nobody. */
const Failed = ({ onFailed }: Pick<Props, 'onFailed'>) => {
  useEffect(() => onFailed(), [onFailed]);
  return null;
};

/** Ends what throws while a page is drawn: nothing of the page is drawn again, and `onFailed` is called. */
export class PageBoundary extends Component<Props, { hasFailed: boolean }> {
  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override state = { hasFailed: false };

  override render(): ReactNode {
    const { onFailed, children } = this.props;
    return this.state.hasFailed ? <Failed onFailed={onFailed} /> : children;
  }
}
