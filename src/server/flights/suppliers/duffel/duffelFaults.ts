/** What refusals of Duffel's mean to who asked. */
import type { SupplierFault } from '../../supplier';
import type { DuffelFault } from './duffelApi';

/** Codes of refusals after which a flight has to be searched for again. */
export const GONE =
  /^(?:offer_no_longer_available|offer_expired|no_longer_available|not_found|offer_request_already_booked|already_booked)$/;

export const GONE_FAULT: SupplierFault = { code: 'offer_gone' };
export const UNAVAILABLE: SupplierFault = { code: 'supplier_unavailable' };

export const faultOf = (fault: DuffelFault): SupplierFault =>
  fault.kind === 'refused' && (GONE.test(fault.code) || fault.status === 404) ? GONE_FAULT : UNAVAILABLE;
