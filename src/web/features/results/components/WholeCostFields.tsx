import { EXTRAS } from '#core/domain/wholeCost';
import type { Extra } from '#core/domain/wholeCost';
import { useMessages } from '#web/platform/messages';
import type { FilterEvent } from '../filter.machine';

interface WholeCostFieldsProps {
  readonly extras: readonly Extra[];
  readonly send: (event: FilterEvent) => void;
}

/** What every price and order includes on top of the fare; nothing is wanted until the traveler says so. */
export function WholeCostFields({ extras, send }: WholeCostFieldsProps) {
  const { wholeCost } = useMessages();
  return (
    <fieldset className="fgroup">
      <legend>{wholeCost.title}</legend>
      {extras.length > 0 ? (
        <button className="link small fgroup__clear" type="button" onClick={() => send({ type: 'extras.cleared' })}>
          {wholeCost.clear}
          <span className="vh">{wholeCost.clearWhat}</span>
        </button>
      ) : null}
      <p className="small muted">{wholeCost.hint}</p>
      {EXTRAS.map((extra) => (
        <label key={extra} className="opt">
          <input type="checkbox" checked={extras.includes(extra)} onChange={() => send({ type: 'extra.toggled', extra })} />
          <span>{wholeCost.extras[extra]}</span>
        </label>
      ))}
    </fieldset>
  );
}
