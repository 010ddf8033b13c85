import type { Bounds, Range } from '#core/domain/filters/filterKinds';
import { useMessages, useResultsWords } from '#web/platform/sent/messages';
import type { SliderFilter } from '../../filters/filterWords';
import type { Counted, FilterActions } from '../../results.hooks';
import { ClockField } from './ClockField';
import type { ClockName } from './ClockField';
import { PriceField } from './PriceField';
import { RangeStep } from './RangeStep';

const isClock = (filter: SliderFilter): filter is Extract<SliderFilter, { readonly name: ClockName }> => filter.control === 'clock';

/** Minutes that a key or button moves a limit of time by. */
const TIME_STEP = 30;

interface RangeFieldProps {
  readonly filter: SliderFilter;
  /** Between which values the list's flights lie. */
  readonly bounds: Bounds;
  readonly limits: Range;
  readonly counted: Counted;
  readonly actions: FilterActions;
}

/** Limits that are moved: of the price, of hours, or of how long. */
export function RangeField({ filter, bounds, limits, counted, actions }: RangeFieldProps) {
  const { results } = useResultsWords();
  const { common } = useMessages();
  const { name } = filter;
  if (isClock(filter)) return <ClockField name={filter.name} bounds={bounds} limits={limits} actions={actions} />;
  if (name === 'price') return <PriceField bounds={bounds} bins={counted.priceBins} limits={limits} actions={actions} />;
  const most = limits.max ?? bounds.max;
  return (
    <RangeStep
      label={results.sliders[name].max}
      lead={results.priceUpTo}
      text={common.duration(most)}
      {...bounds}
      step={TIME_STEP}
      value={most}
      onMoved={(minutes) => actions.move(name, 'max', minutes)}
    />
  );
}
