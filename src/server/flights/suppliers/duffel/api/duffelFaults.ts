/** What refusals of Duffel's mean to the caller. */
import type { SupplierFault } from '../../../supplier';
import type { DuffelFault } from './duffelApi';

/** Codes of refusals after which a flight has to be searched for again. */
export const GONE =
  /^(?:offer_no_longer_available|offer_expired|no_longer_available|not_found|offer_request_already_booked|already_booked)$/;
/** One of the travelers is booked on these flights. */
export const DUPLICATE = /^(?:duplicate_booking|duplicate_passenger_name)$/;
/** A seat or bag was sold meanwhile; Duffel does not say which. */
export const EXTRA_GONE = 'ancillary_service_not_available';
export const PRICE_CHANGED = /price_(?:has_)?changed/;

export const GONE_FAULT: SupplierFault = { code: 'offer_gone' };
export const UNAVAILABLE: SupplierFault = { code: 'supplier_unavailable' };

export const CALL_US: SupplierFault = { code: 'call_us' };

/** A call that was not answered as it should be, where nothing else is known of it. */
export const faultOf = ({ kind }: DuffelFault): SupplierFault => (kind === 'closed' ? CALL_US : UNAVAILABLE);
