/** Fills an empty database with a site's years: the same rows for the same sizes, in a minute or so for each million. */
import { Client } from 'pg';
import { searchToBody } from '#core/contract/flights/searchBody';
import type { DatabaseTarget } from '#server/platform/db/connection';
import { offerAt } from '#testing/bookings/fakeSupplier';

export interface Sizes {
  readonly bookings: number;
  readonly events: number;
  readonly fares: number;
}

/** Bookings of so many days; events and fares of as many as are kept. */
export const BOOKED_DAYS = 400;
export const KEPT_DAYS = 90;
const UNBOOKED_DAYS = 30;
const TOTAL = 50_000;

/** The row with number `i` of a kind, counted from 1 for the oldest, as every table names it. */
export const idOf = (kind: 'draft' | 'attempt' | 'booking', i: string): string => `md5('${kind} ' || ${i})::uuid`;
/** Two drafts share a browser. */
export const secretOf = (i: string): string => `repeat(md5('browser ' || (${i}) / 2), 2)`;
/** Letters alone, none of which is read as another. */
export const referenceOf = (i: string): string => `translate(lpad(to_hex(${i}), 6, '0'), '0123456789abcdef', 'ABCDEFGHJKLMNPQR')`;
export const emailOf = (i: string): string => `'traveler' || ${i} || '@example.com'`;
export const phoneOf = (i: string): string => `'+1212' || lpad((${i})::text, 7, '0')`;

const LASTS = `array['gar', 'mar', 'rod', 'wil', 'smi', 'tan', 'nak', 'mül', 'ros', 'cas']`;
const ENDS = `array['cía', 'tinez', 'riguez', 'liams', 'thers', 'aka', 'amura', 'ler', 'enberg', 'tillo']`;
const FIRSTS = `array['Maria', 'José', 'James', 'Mary', 'Yuki', 'Ahmed', 'Olga', 'Liam', 'Zoë', 'Noor', 'Paul', 'Anna']`;
const lastOf = (i: string): string =>
  `initcap((${LASTS})[1 + (${i}) % 10] || (${ENDS})[1 + (${i}) / 10 % 10] || (${LASTS})[1 + (${i}) / 100 % 10])`;

const AIRPORTS = `array['JFK', 'LAX', 'ORD', 'MIA', 'SFO', 'BOS', 'ATL', 'DFW', 'SEA', 'IAH', 'LHR', 'CDG', 'FCO', 'MAD', 'NRT', 'CUN', 'GRU', 'SYD', 'DEL', 'DXB']`;
const CARRIERS = `array['AA', 'DL', 'UA', 'B6', 'BA', 'AF', 'LH', 'IB']`;

const AHEAD = "interval '1 day'";
/** Trips leave on one of the 180 days after they were booked, in the evening of New York. */
const DAYS_AHEAD = 180;
const spread = (i: string, of: number, days: number): string => `$1::timestamptz - ${AHEAD} * ${days} * (${of} - ${i}) / ${of}::float8`;

/** What each table gets, in an order in which rows that others point to come first. */
function statements({ bookings, events, fares }: Sizes): readonly string[] {
  const unbooked = Math.ceil(bookings / 5);
  const all = bookings + unbooked;
  const created = spread('i', bookings, BOOKED_DAYS);
  const draftMade = `case when i <= ${bookings} then ${created} else ${spread(`(i - ${bookings})`, unbooked, UNBOOKED_DAYS)} end`;
  // of a hundred tries three are declined, the last twenty are at the bank, and of a hundred bookings seven were cancelled
  const isLost = 'i % 33 = 0';
  const isLive = `i > ${bookings - 20}`;
  const state = `case when ${isLost} then 'failed' when ${isLive} then 'challenge' else 'done' end`;
  const bookingState = `case when ${isLost} then 'failed' when ${isLive} then 'received' when i % 14 = 0 then 'cancelled' else 'ticketed' end`;
  const series = (to: number): string => `from generate_series(1, ${to}) as i`;
  const done = `${series(bookings)} where not (${isLost}) and not (${isLive})`;
  const dayOfTrip = (after: number): string => `to_char(${created} + ${AHEAD} * (${after} + 1 + i * 37 % ${DAYS_AHEAD}), 'YYYY-MM-DD')`;
  const departs = `${dayOfTrip(0)} || 'T21:30'`;
  const trip = `jsonb_set(jsonb_set($2::jsonb, '{slices,0,legs,0,departs}', to_jsonb(${departs})),
    '{slices,0,legs,0,arrives}', to_jsonb(${dayOfTrip(1)} || 'T09:15'))`;
  const dueAt = (daysBefore: number): string => `(${departs})::timestamp at time zone 'America/New_York' - ${AHEAD} * ${daysBefore}`;
  const waiting = (kind: string, of: string, daysBefore: number): string =>
    `insert into outbox (id, kind, booking_id, cause, details, state, due_at, created_at)
      select md5('${kind} ' || i)::uuid, '${kind}', ${idOf('booking', 'i')}, '${kind} ' || ${idOf('attempt', 'i')} || '${of}', '{"slice":0}'::jsonb, 'pending',
        ${dueAt(daysBefore)}, ${created} ${done} and i % 14 > 0 and ${dueAt(daysBefore)} > $1::timestamptz`;
  const traveler = (n: string): string =>
    `jsonb_build_object('kind', 'adult', 'firstName', (${FIRSTS})[1 + (i + ${n}) % 12], 'middleName', '', 'lastName', ${lastOf('i')},
      'dateOfBirth', '1985-04-18', 'sex', 'F', 'knownTravelerNumber', '', 'passport', null)`;
  return [
    `insert into drafts (id, secret_hash, query, flight_id, offer, quote_id, quote_expires_at, created_at, updated_at, is_tried)
      select ${idOf('draft', 'i')}, ${secretOf('i')}, $3::jsonb, 'BA178', $2::jsonb, md5('quote ' || i)::uuid, at, at, at, i <= ${bookings}
      from (select i, ${draftMade} as at ${series(all)}) as made`,
    `insert into attempts (id, draft_id, idempotency_key, body_hash, state, failure, amount, currency, captured_amount, payment_id, answer, state_since, created_at)
      select ${idOf('attempt', 'i')}, ${idOf('draft', 'i')}, 'growth ' || i, repeat('0', 64), ${state}, case when ${isLost} then 'card_declined' end,
        ${TOTAL}, 'USD', case when ${state} = 'done' then ${TOTAL} end, 'pay_' || i, jsonb_build_object('status', 201, 'body', $2::jsonb), ${created}, ${created}
      ${series(bookings)}`,
    `insert into bookings (id, reference, draft_id, attempt_id, state, offer, travelers, contact, billing, locale, accepted_total, card_brand, card_last4,
        supplier_reference, booked_at, created_at, updated_at)
      select ${idOf('booking', 'i')}, ${referenceOf('i')}, ${idOf('draft', 'i')}, ${idOf('attempt', 'i')}, ${bookingState}, ${trip},
        case when i % 3 = 0 then jsonb_build_array(${traveler('1')}, ${traveler('2')}) else jsonb_build_array(${traveler('1')}) end,
        jsonb_build_object('email', case when ${isLost} and i < ${bookings} * 0.98 then i || '@erased.invalid' else ${emailOf('i')} end, 'phone', ${phoneOf('i')}),
        '{"nameOnCard":"Maria Quinones","country":"US","state":"NY","address":"12 Main St","city":"New York","zip":"10001"}'::jsonb, 'en', ${TOTAL}, 'visa', '4242',
        'R' || i, ${created}, ${created}, ${created}
      ${series(bookings)}`,
    `insert into booking_readers (booking_id, secret_hash, added_at) select ${idOf('booking', 'i')}, ${secretOf('i')}, ${created} ${done}`,
    `insert into booking_events (attempt_id, from_state, to_state, at)
      select ${idOf('attempt', 'i')}, moves.a, moves.b, ${created} from generate_series(1, ${bookings}) as i
      cross join (values (null, 'started'), ('started', 'authorised'), ('authorised', 'booking'), ('booking', 'booked'), ('booked', 'done')) as moves (a, b)`,
    `insert into price_entries (draft_id, attempt_id, reason, source, amount, at)
      select ${idOf('draft', 'i')}, ${idOf('attempt', 'i')}, reason, 'gateway', ${TOTAL}, ${created}
      from generate_series(1, ${bookings}) as i cross join unnest(array['quoted', 'accepted', 'authorised', 'captured']) as reason
      where not (${isLost}) and not (${isLive})`,
    `insert into cancellations (id, booking_id, attempt_id, state, basis, paid, airline_keeps, fee_kept, refund, by, state_since, created_at)
      select md5('cancellation ' || i)::uuid, ${idOf('booking', 'i')}, ${idOf('attempt', 'i')}, 'done', 'free', ${TOTAL}, 0, 0, ${TOTAL}, 'traveler', ${created}, ${created}
      ${done} and i % 14 = 0`,
    `insert into price_entries (draft_id, attempt_id, reason, source, amount, at)
      select ${idOf('draft', 'i')}, ${idOf('attempt', 'i')}, 'refunded', 'gateway', ${TOTAL}, ${created} ${done} and i % 14 = 0`,
    `insert into outbox (id, kind, booking_id, cause, state, tries, due_at, created_at, settled_at)
      select md5('mail ' || i)::uuid, 'ticketed', ${idOf('booking', 'i')}, 'ticketed ' || i, 'sent', 1, ${created}, ${created}, ${created}
      ${done} and ${created} > $1::timestamptz - interval '30 days'`,
    waiting('reminder', '', 3),
    waiting('check_in', ' 0', 1),
    // one browser in two wants mail, one in ten of those about a fare, for which the site has asked today
    `insert into subscriptions (id, kind, email, locale, token, created_at, confirmed_at)
      select md5('subscription ' || i)::uuid, case when i % 10 = 0 then 'fare_alert' else 'newsletter' end, ${emailOf('i')}, 'en', 'growth ' || i,
        ${spread('i', all / 2, BOOKED_DAYS)}, ${spread('i', all / 2, BOOKED_DAYS)} ${series(all / 2)}`,
    `insert into fare_alerts (subscription_id, query, departs, step, fare, fare_at, asked_on)
      select md5('subscription ' || i)::uuid, $2::jsonb, $1::timestamptz::date + i % 300, 'usd20', ${TOTAL}, $1::timestamptz - ${AHEAD}, $1::timestamptz::date
      ${series(all / 2)} where i % 10 = 0`,
    `insert into schedule_changes (id, booking_id, before, after, is_significant, created_at, accepted_at)
      select md5('change ' || i)::uuid, ${idOf('booking', 'i')}, $2::jsonb->'slices', $2::jsonb->'slices', true, ${created}, ${created} ${done} and i % 20 = 1`,
    `insert into attention_entries (id, kind, subject, attempt_id, opened_at, mailed_at, closed_at, closed_by)
      select md5('entry ' || i)::uuid, 'payment_stuck', 'growth ' || i, ${idOf('attempt', 'i')}, ${created}, ${created}, ${created}, 'settled' ${done} and i % 50 = 1`,
    `insert into stage_updates (draft_id, stage, at, received_at)
      select ${idOf('draft', 'i')}, 'selected', at, at from (select i, ${draftMade} as at ${series(all)}) as made`,
    // four of ten events name a draft of their time
    `insert into funnel_events (name, params, campaign, page_url, fingerprint_id, referrer, received_at)
      select (array['search', 'view_item_list', 'select_item', 'begin_checkout', 'add_payment_info'])[1 + i % 5],
        case when i % 10 < 4 then jsonb_build_object('draft_id', md5('draft ' || greatest(1, ${bookings} - ((${events} - i)::float8 / ${events}
          * ${KEPT_DAYS} / ${BOOKED_DAYS} * ${bookings})::int)), 'value', 500, 'currency', 'USD')
          else jsonb_build_object('search_term', 'JFK-LHR') end,
        case when i % 20 = 0 then '{"fftfn":"GOOGLE1"}'::jsonb else '{}'::jsonb end, '/flights', md5('visitor ' || i / 8), 'https://www.google.com/',
        ${spread('i', events, KEPT_DAYS)}
      ${series(events)}`,
    `insert into call_clicks (click_id, page_url, device, tfn, code, is_paid, placement, fingerprint_id, referrer, received_at)
      select md5('click ' || i)::uuid, '/flights-to-paris', 'desktop', '8005550111', case when i % 5 = 0 then 'GOOGLE1' end, i % 5 = 0, 'header',
        md5('visitor ' || i), '', ${spread('i', Math.ceil(events / 100), KEPT_DAYS)} ${series(Math.ceil(events / 100))}`,
    // a search finds eight airlines at one moment
    `insert into fare_observations (origin, destination, departs, returns, cabin, carrier, per_adult, stops, minutes, supplier, seen_at)
      select (${AIRPORTS})[1 + i / 8 % 20], (${AIRPORTS})[1 + (i / 8 % 20 + 1 + i / 160 % 19) % 20], departs, case when i / 8 % 4 > 0 then departs + 7 end, 'Economy',
        (${CARRIERS})[1 + i % 8], 10000 + i % 50000, i % 3, 300 + i % 600, 'growth', date_trunc('second', seen_at)
      from (select i, at as seen_at, at::date + 1 + (i / 8 * 7 % 60)::int as departs
        from (select i, ${spread('(i / 8 * 8)', fares, KEPT_DAYS)} as at ${series(fares)}) as seen) as found`,
  ];
}

/** Rows as of a moment. Says what it is at. */
export async function fill(target: DatabaseTarget, sizes: Sizes, now: Date, say: (line: string) => void): Promise<void> {
  const client = new Client(target);
  await client.connect();
  try {
    const { query, ...offer } = offerAt(TOTAL);
    const search = searchToBody(query);
    // foreign keys and triggers judge what a site does; these rows are made to fit
    await client.query(
      `set session_replication_role = replica; set synchronous_commit = off; set timezone = 'UTC'; set work_mem = '128MB'`,
    );
    for (const statement of statements(sizes)) {
      const began = performance.now();
      const words = [now.toISOString(), JSON.stringify({ ...offer, query: search }), JSON.stringify(search)].filter((_, i) =>
        statement.includes(`$${i + 1}`),
      );
      const { rowCount } = await client.query(statement.replaceAll('$3', `$${words.length}`), words);
      say(`${/into (\w+)/.exec(statement)?.[1] ?? ''}: ${rowCount ?? 0} rows, ${((performance.now() - began) / 1000).toFixed(1)} s`);
    }
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}
