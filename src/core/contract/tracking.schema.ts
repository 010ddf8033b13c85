/** Call clicks, funnel events, handover codes and the bot check on the wire; the field names of the call click are given (tracking.8). */
import { Type } from 'typebox';
import type { Static } from 'typebox';

const Closed = { additionalProperties: false } as const;
const Line = (maxLength: number) => Type.String({ maxLength, pattern: '^[^\\u0000-\\u001f\\u007f]*$' });
const Path = Type.String({ minLength: 1, maxLength: 300, pattern: '^/[^\\s?#\\u0000-\\u001f\\u007f]*$' });
const Uuid = Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' });
const Code = Type.String({ pattern: '^[A-Za-z0-9]{1,16}$' });

/**
 * `POST /api/callclick` → 204. Device and fingerprint may be empty: a click is posted at once, and again with both when they
 * are known. Posts with the same `clickId` are one click, in whatever order they arrive.
 */
export const CallClickSchema = Type.Object(
  {
    /** Made by the browser for each click; without one every post is a click of its own. */
    clickId: Type.Optional(Uuid),
    /** The path, with `-404` appended on the 404 page. */
    pageUrl: Path,
    /** `device type | device name | browser`; empty while unknown. */
    device: Line(200),
    /** The number without spaces and parentheses: `800555-0142`. */
    tfn: Type.String({ maxLength: 20, pattern: '^[0-9+.-]*$' }),
    isPaid: Type.Boolean(),
    /** The visitor's tracking code: the page may still show the agency's own number when it is clicked. */
    fftfn: Type.Optional(Code),
    placement: Line(60),
    FingerprintId: Line(64),
    Referrer: Line(500),
  },
  Closed,
);
export type CallClick = Static<typeof CallClickSchema>;

/** Names of GA4 (tracking.10). */
export const EVENT_NAMES = [
  'search',
  'view_item_list',
  'select_item',
  'begin_checkout',
  'add_payment_info',
  'purchase',
  'refund',
  'generate_lead',
] as const;
export type EventName = (typeof EVENT_NAMES)[number];

const Items = Type.Array(Type.Object({ item_id: Line(200) }, Closed), { minItems: 1, maxItems: 1 });
const params = {
  /** `JFK-LHR`. */
  search_term: Type.Optional(Line(20)),
  item_list_name: Type.Optional(Line(20)),
  /** How many flights the list showed. */
  item_count: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  items: Type.Optional(Items),
  /** Our draft: what several events of one purchase have in common. */
  draft_id: Type.Optional(Line(40)),
  form_name: Type.Optional(Line(40)),
};

/** `POST /api/eventlog` → 204. `value` is dollars and is never sent without `currency`. */
export const EventLogSchema = Type.Object(
  {
    name: Type.Enum(EVENT_NAMES),
    params: Type.Union([
      Type.Object(params, Closed),
      Type.Object({ ...params, currency: Type.Literal('USD'), value: Type.Number({ minimum: 0, maximum: 1_000_000 }) }, Closed),
    ]),
    pageUrl: Path,
    FingerprintId: Line(64),
    Referrer: Line(500),
    /** What the visit's first address said of a campaign. */
    campaign: Type.Object(
      {
        source: Type.Optional(Line(100)),
        medium: Type.Optional(Line(100)),
        campaign: Type.Optional(Line(100)),
        term: Type.Optional(Line(100)),
        content: Type.Optional(Line(100)),
        gclid: Type.Optional(Line(200)),
        fftfn: Type.Optional(Code),
      },
      Closed,
    ),
  },
  Closed,
);
export type EventLog = Static<typeof EventLogSchema>;
export type EventParams = EventLog['params'];

/** `POST /api/handover` with the trip cookie → 201 {@link HandoverWire}; 404 `draft_unknown`. */
export const HandoverSchema = Type.Object({ draftId: Uuid }, Closed);

export const HandoverWireSchema = Type.Object({
  /** Read over the phone: `K7M-4PX`. */
  code: Type.String(),
  expiresAt: Type.String({ description: 'ISO instant' }),
});
export type HandoverWire = Static<typeof HandoverWireSchema>;

/** What a token can be issued for; a token of one action is no token of another. */
export const BOT_ACTIONS = ['contact', 'vacenquiry', 'flightcancellation', 'newsletter', 'farealert', 'comment', 'payment'] as const;
export type BotAction = (typeof BOT_ACTIONS)[number];

/** `GET /api/bot-challenge?action=contact` → a proof-of-work challenge (ALTCHA's form), made for one action and good once. */
export const BotChallengeQuerySchema = Type.Object({ action: Type.Enum(BOT_ACTIONS) }, Closed);

/** Where a form carries its token. */
export const BotTokenSchema = Type.String({ minLength: 1, maxLength: 4096 });
