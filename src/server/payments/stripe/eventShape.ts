/** Whether what was signed has the parts of an event that the site reads (stripeEvents.ts): a signature says who wrote it, not what. */
import type Stripe from 'stripe';

type Fields = Readonly<Record<string, unknown>>;

const MOST_LETTERS = 200;
/** Seconds of the last moment that a column of instants can hold in four digits of a year. */
const LATEST_S = 253_402_300_799;

const isRecord = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value);
/** PostgreSQL takes no NUL, and nothing of Stripe's has one. */
const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= MOST_LETTERS && !value.includes('\0') && value.isWellFormed();
const isTime = (value: unknown): boolean => typeof value === 'number' && value >= 0 && value <= LATEST_S;
const isCents = (value: unknown): boolean => Number.isSafeInteger(value) && Math.abs(Number(value)) < 2 ** 31;
/** The id of another object, that object, or nothing. */
const isReference = (value: unknown): boolean => value == null || isText(value) || (isRecord(value) && isText(value['id']));

const isDispute = ({ amount, reason, status, created, payment_intent: intent, evidence_details: evidence }: Fields): boolean =>
  isCents(amount) &&
  isText(reason) &&
  isText(status) &&
  isTime(created) &&
  isReference(intent) &&
  isRecord(evidence) &&
  (evidence['due_by'] === null || isTime(evidence['due_by']));

/** A word, or none. */
const isReason = (value: unknown): boolean => value == null || isText(value);

const isRefund = ({
  amount,
  payment_intent: intent,
  metadata,
  balance_transaction: booked,
  reason,
  failure_reason: why,
}: Fields): boolean =>
  isCents(amount) &&
  isReference(intent) &&
  isReference(booked) &&
  isReason(reason) &&
  isReason(why) &&
  (metadata == null || isRecord(metadata));

const isFraudWarning = ({ actionable, fraud_type: type, payment_intent: intent }: Fields): boolean =>
  typeof actionable === 'boolean' && isText(type) && isReference(intent);

/** True for an event whose object is of the shape that its type promises; of types that the site does not read any object is. */
export function isEvent(sent: unknown): sent is Stripe.Event {
  if (!isRecord(sent)) return false;
  const { id, type, created, data } = sent;
  if (!isText(id) || !isText(type) || !isTime(created) || !isRecord(data) || !isRecord(data['object'])) return false;
  const { object } = data;
  if (type.startsWith('charge.dispute.')) return isText(object['id']) && isDispute(object);
  if (type === 'refund.created' || type === 'refund.failed') return isText(object['id']) && isRefund(object);
  if (type.startsWith('radar.early_fraud_warning.')) return isText(object['id']) && isFraudWarning(object);
  return !type.startsWith('payment_intent.') || isText(object['id']);
}
