import { Component, Suspense } from 'react';
import type { ReactNode } from 'react';
import { reloadWhereReplaced } from '#web/platform/browser/loadLeaving';
import { useMessages } from '#web/platform/sent/messages';
import { askAgainAfter } from './lazyPart';

interface PartProps {
  readonly children: ReactNode;
  /** In its place while its script is on the way. */
  readonly fallback?: ReactNode;
  /** In its place once it broke; left out: a sentence and another try. */
  readonly broken?: ReactNode;
}

interface State {
  readonly isBroken: boolean;
}

/** A part of a page: where it breaks, or its script does not arrive, the rest of the page and what was typed there stay as they are. */
export class Part extends Component<PartProps, State> {
  override state: State = { isBroken: false };

  static getDerivedStateFromError(): State {
    return { isBroken: true };
  }

  override componentDidCatch(error: unknown): void {
    askAgainAfter(error);
    reloadWhereReplaced(error);
  }

  override render(): ReactNode {
    const { children, fallback, broken } = this.props;
    if (!this.state.isBroken) return <Suspense fallback={fallback}>{children}</Suspense>;
    return broken === undefined ? <Broken onTryAgain={() => this.setState({ isBroken: false })} /> : broken;
  }
}

function Broken({ onTryAgain }: { readonly onTryAgain: () => void }) {
  const { common } = useMessages();
  return (
    <div className="cluster" role="alert">
      <p>{common.partBroken}</p>
      <button className="btn btn--line" type="button" onClick={onTryAgain}>
        {common.tryAgain}
      </button>
    </div>
  );
}
