import { formatDollarsUp } from '#core/domain/values/money';
import type { Cents } from '#core/domain/values/money';
import { tripTypeOf } from '#core/domain/search/trip';
import type { TripType } from '#core/domain/search/trip';
import type { TripStep } from '#core/domain/search/tripStep';
import { useResultsWords } from '#web/platform/sent/messages';
import type { PriceView } from '../card/PricePanel';
import { Part } from '#web/parts/Part';
import { lazyPart } from '#web/parts/lazyPart';

export type View = PriceView | 'alert';

/** Of the place of the opened view. */
const PLACE_ID = 'price-view';

/** A multi-city trip moves slice by slice: no grid has its days. */
const VIEWS_OF: Readonly<Record<TripType, readonly View[]>> = {
  R: ['grid', 'graph', 'insight', 'alert'],
  O: ['graph', 'insight', 'alert'],
  M: ['graph', 'insight', 'alert'],
};

interface PriceViewButtonsProps {
  readonly step: TripStep;
  /** The lowest price of what the list shows; null while it is on its way, or where it is empty. */
  readonly lowest: Cents | null;
  readonly open: View | null;
  readonly onOpen: (view: View | null) => void;
}

/** What else there is to know about the prices of a search, one view at a time. */
export function PriceViewButtons({ step, lowest, open, onOpen }: PriceViewButtonsProps) {
  const { results } = useResultsWords();
  const words = {
    grid: results.gridView,
    graph: results.graphView,
    insight: results.insightView(lowest === null ? null : formatDollarsUp(lowest)),
    alert: results.alertView,
  };
  // what a trip cost before is known of all its slices: no price of those left to choose can be held against it
  const views = VIEWS_OF[tripTypeOf(step.query)].filter((view) => view !== 'insight' || step.index === 0);
  return views.map((view) => (
    <button
      key={view}
      className="chip"
      type="button"
      aria-expanded={open === view}
      aria-controls={open === view ? PLACE_ID : undefined}
      onClick={() => onOpen(open === view ? null : view)}
    >
      {words[view]}
    </button>
  ));
}

const loadPanel = () => import(/* webpackChunkName: "price-panel" */ '../card/PricePanel').then((m) => ({ default: m.PricePanel }));
const LazyPanel = lazyPart(loadPanel);
const loadAlert = () => import(/* webpackChunkName: "price-panel" */ './FareAlertForm').then((m) => ({ default: m.FareAlertForm }));
const LazyAlert = lazyPart(loadAlert);

interface PriceViewPanelProps {
  readonly view: View;
  readonly step: TripStep;
  readonly lowest: Cents | null;
  /** What filters leave of the list; undefined where none is set. */
  readonly filtered: Cents | null | undefined;
}

/** The opened view, which is behind the buttons in the document. */
export function PriceViewPanel({ view, ...props }: PriceViewPanelProps) {
  return (
    <div className="priceview" id={PLACE_ID}>
      <Part fallback={<div className="card pricing" />}>
        {view === 'alert' ? <LazyAlert query={props.step.query} /> : <LazyPanel view={view} {...props} />}
      </Part>
    </div>
  );
}
