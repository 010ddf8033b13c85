/** `POST /api/contactus` (api.7). */
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { ENQUIRY_LIMITS } from '../domain/enquiryRules';
import { RecordingSchema } from './recordings.schema';
import { BotTokenSchema } from './tracking.schema';

const Text = (field: keyof typeof ENQUIRY_LIMITS, min: number) => Type.String({ minLength: min, maxLength: ENQUIRY_LIMITS[field] });

/** Answers 201 {@link EnquiryReceipt}; 400 naming the fields. */
export const ContactUsSchema = Type.Object(
  {
    name: Text('name', 1),
    email: Text('email', 1),
    /** Empty when the person wants an e-mail only. */
    phone: Text('phone', 0),
    subject: Text('subject', 1),
    message: Text('message', 1),
    locale: Type.Union([Type.Literal('en'), Type.Literal('es')]),
    /** What the page went through before, where the person agreed to send it (code.22). */
    recording: Type.Optional(RecordingSchema),
    /** Bot check, action `contact`; without one the answer is 403 `bot_check_needed`. */
    botToken: Type.Optional(BotTokenSchema),
  },
  { additionalProperties: false },
);
export type ContactUs = Static<typeof ContactUsSchema>;

/** `POST /api/flightcancellation`: asks the staff to cancel a booking; nothing is cancelled by it. Answers as the contact form does. */
export const FlightCancellationSchema = Type.Object(
  {
    reference: Type.String({ minLength: 1, maxLength: 12 }),
    name: Text('name', 1),
    email: Text('email', 1),
    phone: Text('phone', 0),
    message: Text('message', 1),
    locale: Type.Union([Type.Literal('en'), Type.Literal('es')]),
    botToken: Type.Optional(BotTokenSchema),
  },
  { additionalProperties: false },
);

export const EnquiryReceiptSchema = Type.Object({ reference: Type.String() });
export type EnquiryReceipt = Static<typeof EnquiryReceiptSchema>;
