import { useParty } from '../../checkout/extras.hooks';
import { BagList } from './BagList';
import type { ExtrasFormProps } from './extrasProps';
import { SeatLegs } from './SeatLegs';

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
