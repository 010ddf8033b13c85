import './resultsMessage.css';
import { createElement } from 'react';
import type { ReactNode } from 'react';
import { useResultsWords } from '#web/platform/sent/messages';
import { useOnDemand } from '#web/platform/useOnDemand';
import { AssistanceLine } from '../card/AssistanceLine';

interface ResultsMessageProps {
  readonly title: string;
  readonly text: string;
  /** Metropolitan code of the destination, for its poster. */
  readonly metro: string;
  /** A failure is announced at once. */
  readonly isAlert?: boolean;
  /** What to do next: the one that helps most first. */
  readonly children: ReactNode;
}

/** Few searches end here, and without a network the words do. */
const loadPoster = () => import(/* webpackChunkName: "results-later" */ './MessagePoster').then((m) => m.MessagePoster);

/** Nothing to show: what happened, the one action that helps most, and the phone. */
export function ResultsMessage({ title, text, metro, isAlert = false, children }: ResultsMessageProps) {
  const { results } = useResultsWords();
  const poster = useOnDemand(true, loadPoster);
  return (
    <div className="card zero" role={isAlert ? 'alert' : undefined}>
      <div className="zero__poster">{poster ? createElement(poster, { metro }) : null}</div>
      <div className="zero__txt">
        <h2>{title}</h2>
        <p className="muted">{text}</p>
        {children}
        <AssistanceLine placement="No flights" line={results.letUsLook} />
      </div>
    </div>
  );
}
