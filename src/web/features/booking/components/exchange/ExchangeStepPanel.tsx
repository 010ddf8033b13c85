import type { ReactNode } from 'react';
import { useExchangeWords } from '#web/platform/sent/messages';
import { exchangeHeadingId } from '../../exchange/exchangeAddress';
import type { ExchangeStep } from '../../exchange/exchange.types';

interface ExchangeStepPanelProps {
  readonly step: ExchangeStep;
  /** In place of the step's own heading. */
  readonly heading?: string;
  readonly children: ReactNode;
}

/** The step that is open; its heading takes the focus. */
export function ExchangeStepPanel({ step, heading, children }: ExchangeStepPanelProps) {
  const words = useExchangeWords();
  const id = exchangeHeadingId(step);
  return (
    <section className="card panel panel--now" aria-labelledby={id}>
      <header>
        <h2 id={id} tabIndex={-1}>
          {heading ?? words.headings[step]}
        </h2>
      </header>
      {children}
    </section>
  );
}
