import './toolbar.css';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { tabTitle } from '#core/content/phrases/tripDays';
import { shareableSearch } from '#core/domain/flights/shareLink';
import type { TripStep } from '#core/domain/search/tripStep';
import type { Cents } from '#core/domain/values/money';
import { Part } from '#web/parts/Part';
import { useShare } from '#web/parts/share/share.hooks';
import { ShareSaid } from '#web/parts/share/ShareSaid';
import { useMessages, useResultsWords } from '#web/platform/sent/messages';
import { PriceViewButtons, PriceViewPanel } from '../prices/PriceViews';
import type { View } from '../prices/PriceViews';

interface ToolbarProps {
  readonly step: TripStep;
  /** The lowest price of the list; null while it is on its way, or where it is empty. */
  readonly lowest: Cents | null;
  /** What filters leave of it; undefined where none is set. */
  readonly filtered: Cents | null | undefined;
  /** Of the list. */
  readonly count: ReactNode;
}

/** Over the list: its count, the views of prices, and sharing it in one press; what is opened is below. */
export function Toolbar({ step, lowest, filtered, count }: ToolbarProps) {
  const words = { ...useMessages(), ...useResultsWords() };
  const { pathname, search } = useLocation();
  const [view, setView] = useState<View | null>(null);
  const share = useShare(`${pathname}?${shareableSearch(search)}`, tabTitle(words, step.query));
  // what is judged is the cheapest flight that can be seen
  const seen = filtered ?? lowest;
  return (
    <>
      <div className="toolbar">
        {count}
        <div className="toolbar__tools" role="group" aria-label={words.results.tools}>
          <PriceViewButtons step={step} lowest={seen} open={view} onOpen={setView} />
          <button className="chip" type="button" onClick={share.pass}>
            {words.results.shareView}
          </button>
        </div>
      </div>
      <div className="sharelink toolbar__shared">
        <ShareSaid state={share.state} link={share.link} />
      </div>
      {view === null ? null : (
        <Part>
          <PriceViewPanel view={view} step={step} lowest={seen} filtered={filtered} />
        </Part>
      )}
    </>
  );
}
