/** What of the payment machine may be in a recording (code.20): the list that the server reads by, held against the machine's own types. */
import type { RecordedParts } from '#core/domain/recorded/allowList';
import { PAYMENT_RECORDED } from '#core/domain/recorded/payment';
import type { PaymentContext, PaymentEvent } from './payment.types';

export const paymentRecorded: RecordedParts<PaymentEvent, PaymentContext> = PAYMENT_RECORDED;
