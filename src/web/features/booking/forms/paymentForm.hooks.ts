/** The payment step: the billing address, which is ours, and the card, which the gateway's frame keeps and judges. */
import { useSyncExternalStore } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import type { CardField } from '#core/contract/bookings/hostedFields';
import { BILLING_FAULTS, readBilling } from '#core/domain/travelers/contactRules';
import type { BillingField } from '#core/domain/travelers/contactRules';
import { CARD_FIELDS } from '#core/domain/payment/cardRules';
import { err, ok } from '#core/domain/values/result';
import { useBookingWords } from '#web/platform/sent/messages';
import { useForm } from '#web/ui/fields/useForm';
import type { CardFields } from '../checkout/cardFields';
import { billingTyped, selectForms } from '../store/booking.slice';

/** A field of the frame, as this form calls it. */
type FramedField = `card-${CardField}`;
type PaymentField = BillingField | FramedField;

const FRAMED = CARD_FIELDS.map((field) => [`card-${field}`, field] as const satisfies readonly [FramedField, CardField]);
const BILLING_FIELDS: readonly BillingField[] = ['nameOnCard', 'country', 'address', 'city', 'state', 'zip'];
const framedField = (name: PaymentField): CardField | undefined => FRAMED.find(([framed]) => framed === name)?.[1];
const isBilling = (name: PaymentField): name is BillingField => framedField(name) === undefined;

/** `pay` begins the payment once nothing is wrong with card and address any more. */
export function usePaymentForm(cardFields: CardFields, pay: () => void) {
  const dispatch = useDispatch();
  const words = useBookingWords();
  const { billing } = useSelector(selectForms);
  const cardFaults = useSyncExternalStore(cardFields.subscribe, cardFields.faults);
  const form = useForm<PaymentField, string, unknown>({
    // As they are on the page.
    fields: [...FRAMED.map(([framed]) => framed), ...BILLING_FIELDS],
    idOf: (field) => `billing-${field}`,
    labelOf: (field) => (isBilling(field) ? words.fields[field] : ''),
    say: (fault) => {
      const ours = BILLING_FAULTS.find((code) => code === fault);
      return ours === undefined ? fault : words.billingFaults[ours];
    },
    valueOf: (field) => (isBilling(field) ? billing[field] : ''),
    type: (field, text) => {
      if (isBilling(field)) dispatch(billingTyped({ field, text }));
    },
    read: () => {
      const ours = readBilling(billing);
      if (ours.ok && cardFaults.length === 0) return ok(ours.value);
      if (cardFaults.length > 0) cardFields.showFaults();
      const framed = cardFaults.map(({ field, text }) => [`card-${field}`, text] as const);
      return err({ ...Object.fromEntries(framed), ...(ours.ok ? {} : ours.error) });
    },
    submit: pay,
  });
  return {
    ...form,
    billing,
    /** What the frame has put right meanwhile is not listed any more. */
    items: form.items.flatMap((item) => {
      const field = framedField(item.field);
      if (field === undefined) return [item];
      const isStillWrong = cardFaults.some((fault) => fault.field === field);
      return isStillWrong ? [{ ...item, goTo: () => cardFields.focus(field) }] : [];
    }),
  };
}
