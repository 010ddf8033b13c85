import './pageErrorBoundary.css';
import { Component } from 'react';
import type { ReactNode } from 'react';
import { lastResort } from '#core/content/messages/site/lastResort';
import type { Locale } from '#core/domain/site/routes';
import { reloadWhereReplaced } from '#web/platform/browser/loadLeaving';
import { PhoneLink } from '#web/tracking/phone/PhoneLink';

interface PageErrorBoundaryProps {
  readonly locale: Locale;
  /** Another address is another try. */
  readonly address: string;
  readonly children: ReactNode;
}

interface State {
  readonly brokenAt: string | null;
}

/** What takes the place of a page that broke or whose script did not arrive: reload, or call. One whose build was replaced reloads by itself. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, State> {
  override state: State = { brokenAt: null };

  static getDerivedStateFromError(): Partial<State> {
    return { brokenAt: '' };
  }

  static getDerivedStateFromProps(props: PageErrorBoundaryProps, state: State): Partial<State> | null {
    if (state.brokenAt === null) return null;
    if (state.brokenAt === '') return { brokenAt: props.address };
    return state.brokenAt === props.address ? null : { brokenAt: null };
  }

  override componentDidCatch(error: unknown): void {
    reloadWhereReplaced(error);
  }

  override render(): ReactNode {
    if (this.state.brokenAt === null) return this.props.children;
    const words = lastResort[this.props.locale];
    return (
      <section className="wrap broken" role="alert">
        <h1>{words.broken}</h1>
        <p>{words.lead}</p>
        <p className="cluster">
          <button className="btn" type="button" onClick={() => window.location.reload()}>
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
