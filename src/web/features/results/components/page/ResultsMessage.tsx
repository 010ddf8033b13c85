import './resultsMessage.css';
import type { ReactNode } from 'react';
import { useResultsWords } from '#web/platform/sent/messages';
import { Poster } from '#web/ui/pictures/Poster';
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

const POSTERS: Readonly<Record<string, string>> = { PAR: 'paris', ROM: 'rome', NYC: 'new-york', LAS: 'las-vegas', LAX: 'los-angeles' };

/** Nothing to show: what happened, the one action that helps most, and the phone. */
export function ResultsMessage({ title, text, metro, isAlert = false, children }: ResultsMessageProps) {
  const { results } = useResultsWords();
  return (
    <div className="card zero" role={isAlert ? 'alert' : undefined}>
      <Poster name={POSTERS[metro] ?? 'hero-mobile'} />
      <div className="zero__txt">
        <h2>{title}</h2>
        <p className="muted">{text}</p>
        {children}
        <AssistanceLine placement="No flights" line={results.letUsLook} />
      </div>
    </div>
  );
}
