import './pageErrorBoundary.css';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { lastResort } from '#core/content/messages/site/lastResort';
import type { Locale } from '#core/domain/site/routes';
import { missingPart, reloadIfReplaced } from '#web/platform/browser/replacedBuild';
import { reloadPage } from '#web/platform/browser/storage';
import { PhoneLink } from '#web/tracking/PhoneLink';

interface PageErrorBoundaryProps {
  readonly locale: Locale;
  /** Another address is another try. */
  readonly address: string;
  readonly children: ReactNode;
}

interface State {
  readonly brokenAt: string | null;
  /** A script did not arrive, and the page may be about to be loaded anew. */
  readonly isLeaving: boolean;
}

/** What stands in place of a page that broke or whose script did not arrive: reload, or call. One of a replaced build reloads by itself. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, State> {
  override state: State = { brokenAt: null, isLeaving: false };

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { brokenAt: '', isLeaving: missingPart(error) !== null };
  }

  static getDerivedStateFromProps(props: PageErrorBoundaryProps, state: State): Partial<State> | null {
    if (state.brokenAt === null) return null;
    if (state.brokenAt === '') return { brokenAt: props.address };
    return state.brokenAt === props.address ? null : { brokenAt: null };
  }

  override componentDidCatch(error: unknown): void {
    void reloadIfReplaced(error).then((isLeaving) => this.setState({ isLeaving }));
  }

  override render(): ReactNode {
    if (this.state.brokenAt === null) return this.props.children;
    if (this.state.isLeaving) return <div className="page-wait" aria-busy="true" />;
    const words = lastResort[this.props.locale];
    return (
      <section className="wrap broken" role="alert">
        <h1>{words.broken}</h1>
        <p>{words.lead}</p>
        <p className="cluster">
          <button className="btn" type="button" onClick={reloadPage}>
            {words.reload}
          </button>
          <PhoneLink placement="Error" className="btn btn--line">
            {words.call}
          </PhoneLink>
        </p>
      </section>
    );
  }
}
