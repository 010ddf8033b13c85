/** Forms that people write to the agency with: contact, cancellation, vacation. Each answers 201 {@link EnquiryReceiptSchema}; 400 naming the fields. */
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { CANCEL_REASONS, CANCEL_WISHES, ENQUIRY_LIMITS, VACATION_BUDGETS } from '../domain/site/enquiryRules';
import { RecordingSchema } from './bookings/recordings.schema';
import { BotTokenSchema } from './tracking.schema';

const Text = (field: keyof typeof ENQUIRY_LIMITS, min: number) => Type.String({ minLength: min, maxLength: ENQUIRY_LIMITS[field] });
export const LocaleSchema = Type.Union([Type.Literal('en'), Type.Literal('es')]);
const Closed = { additionalProperties: false } as const;

/** `POST /api/contactus` (api.7). The header Idempotency-Key makes a repeat of the same form one enquiry (api.18). */
export const ContactUsSchema = Type.Object(
  {
    name: Text('name', 1),
    email: Text('email', 1),
    /** Empty when the person wants an email only. */
    phone: Text('phone', 0),
    subject: Text('subject', 1),
    message: Text('message', 1),
    locale: LocaleSchema,
    /** What the page went through before, where the person agreed to send it (code.22). */
    recording: Type.Optional(RecordingSchema),
    /** Bot check, action `contact`; without one the answer is 403 `bot_check_needed`. */
    botToken: Type.Optional(BotTokenSchema),
  },
  Closed,
);
export type ContactUs = Static<typeof ContactUsSchema>;

/** `POST /api/flightcancellation` (api.15): asks the staff to cancel a booking; nothing is cancelled by it. */
export const FlightCancellationSchema = Type.Object(
  {
    reference: Text('reference', 1),
    name: Text('name', 1),
    email: Text('email', 1),
    phone: Text('phone', 0),
    reason: Type.Enum(CANCEL_REASONS),
    wish: Type.Enum(CANCEL_WISHES),
    message: Text('message', 0),
    locale: LocaleSchema,
    /** Action `flightcancellation`. */
    botToken: Type.Optional(BotTokenSchema),
  },
  Closed,
);
export type FlightCancellation = Static<typeof FlightCancellationSchema>;

/** `POST /api/vacenquiry` (api.18). */
export const VacationEnquirySchema = Type.Object(
  {
    name: Text('name', 1),
    email: Text('email', 1),
    phone: Text('phone', 0),
    from: Text('from', 1),
    to: Text('to', 1),
    dates: Text('dates', 1),
    travelers: Text('travelers', 1),
    budget: Type.Enum(['', ...VACATION_BUDGETS]),
    message: Text('message', 0),
    locale: LocaleSchema,
    /** Action `vacenquiry`. */
    botToken: Type.Optional(BotTokenSchema),
  },
  Closed,
);
export type VacationEnquiry = Static<typeof VacationEnquirySchema>;

export const EnquiryReceiptSchema = Type.Object({
  reference: Type.String(),
  /** Of a cancellation: this browser may cancel the booking by itself, now. False says nothing: the booking may not even exist. */
  canCancelNow: Type.Optional(Type.Boolean()),
});
export type EnquiryReceipt = Static<typeof EnquiryReceiptSchema>;
