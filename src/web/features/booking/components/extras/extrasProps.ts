import type { FlightConfirm } from '#core/domain/booking/booking';
import type { ExtraChoice, ExtrasOnSale } from '#core/domain/extras/extras';
import type { NamedTraveler } from '../../checkout/extras.hooks';

/** Props that the lazily loaded part of the step receives from the part that is there at once. */
export interface ExtrasFormProps {
  readonly flight: FlightConfirm;
  readonly onSale: ExtrasOnSale;
  readonly choices: readonly ExtraChoice[];
  readonly onChoose: (choices: readonly ExtraChoice[]) => void;
}

export interface PartyProps extends ExtrasFormProps {
  readonly party: readonly NamedTraveler[];
}
