/** Mail that somebody requested and can end by one click: newsletter and fare alerts (api.19). No account, no address in any URL. */
import { Type } from 'typebox';
import type { Static } from 'typebox';
import { ENQUIRY_LIMITS } from '../domain/site/enquiryRules';
import { ALERT_STEPS } from '../domain/fares/fareAlerts';
import { SearchBodySchema } from './bookings/drafts.schema';
import { LocaleSchema } from './enquiries.schema';
import { BotTokenSchema } from './tracking.schema';

const Closed = { additionalProperties: false } as const;
const Email = Type.String({ minLength: 1, maxLength: ENQUIRY_LIMITS.email });

/** `POST /api/newsletter` → 201 `EnquiryReceipt`, whether the address was known or not; nothing comes before the link in the mail is confirmed. */
export const NewsletterSchema = Type.Object({ email: Email, locale: LocaleSchema, botToken: Type.Optional(BotTokenSchema) }, Closed);
export type Newsletter = Static<typeof NewsletterSchema>;

/** `POST /api/farealert` → 202 {@link FareAlertReceipt}; 409 `alerts_full`, 410 `offer_gone` where nothing is sold for the search. */
export const FareAlertSchema = Type.Object(
  {
    email: Email,
    step: Type.Enum(ALERT_STEPS),
    search: SearchBodySchema,
    flex: Type.Optional(Type.String({ maxLength: 20, description: 'how its dates may move: 1 to 3 days, or a period as 2027-03:weekend' })),
    locale: LocaleSchema,
    botToken: Type.Optional(BotTokenSchema),
  },
  Closed,
);
export type FareAlert = Static<typeof FareAlertSchema>;

export const FareAlertReceiptSchema = Type.Object({
  /** Cents of one adult: the fare below which a mail is worth it is counted from this one. */
  fare: Type.Integer({ minimum: 0 }),
});
export type FareAlertReceipt = Static<typeof FareAlertReceiptSchema>;

const Token = Type.String({ pattern: '^[A-Za-z0-9_-]{32}$' });

/** `POST /api/subscription/confirm` and `/end`: the token of the mail's link; 404 `subscription_unknown` once it is ended or too old. */
export const SubscriptionTokenSchema = Type.Object({ token: Token }, Closed);
/** `POST /api/subscription/one-click?token=` (RFC 8058): mail programs send a form and no origin of ours. */
export const OneClickQuerySchema = Type.Object({ token: Token }, Closed);

export const SubscriptionWireSchema = Type.Object({ kind: Type.Enum(['newsletter', 'fare_alert']) });
export type SubscriptionWire = Static<typeof SubscriptionWireSchema>;
