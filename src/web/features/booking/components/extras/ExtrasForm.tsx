import type { FlightConfirm } from '#core/domain/booking/booking';
import type { ExtraChoice, ExtrasOnSale } from '#core/domain/extras/extras';
import { useParty } from '../../checkout/extras.hooks';
import { BagList } from './BagList';
import { SeatLegs } from './SeatLegs';

export interface ExtrasFormProps {
  readonly flight: FlightConfirm;
  readonly onSale: ExtrasOnSale;
  readonly choices: readonly ExtraChoice[];
  readonly onChoose: (choices: readonly ExtraChoice[]) => void;
}

/** Seats flight by flight, then bags. */
export function ExtrasForm(props: ExtrasFormProps) {
  const party = useParty();
  return (
    <>
      <SeatLegs {...props} party={party} />
      <BagList {...props} party={party} />
    </>
  );
}
