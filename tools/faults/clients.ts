/** Plays the clients of a trip against any way to reach the server, and writes down every call with its answer. */
import type { Cents } from '#core/domain/values/money';
import type { Call, Consent, Operation, Outcome, Reply } from './history';
import type { Card, Client, Step, Trip } from './plan';

/** One browser at one server, however it is reached. A call never rejects: what is not answered is `unknown`. */
export interface Shop {
  choose(): Promise<Outcome>;
  price(draftId: string): Promise<Outcome>;
  /** Chooses one of the first free seats of each leg, and bags for each slice. */
  extras(draftId: string, wanted: Wanted): Promise<Outcome>;
  /** The same key sends the same body, its token included; `otherwise` sends another under it. */
  pay(order: Order): Promise<Outcome>;
  ask(draftId: string): Promise<Outcome>;
  find(reference: string): Promise<Outcome>;
  quote(reference: string): Promise<Outcome>;
  cancel(reference: string, refund: Cents): Promise<Outcome>;
  verify(attemptId: string, givesUp: boolean): Promise<Outcome>;
  /** What these slices so many days later than they were booked first cost. */
  offers(reference: string, places: readonly number[], days: number): Promise<Outcome>;
  /** The same key sends the same body, its token included. */
  change(order: ChangeOrder): Promise<Outcome>;
  askChange(exchangeId: string): Promise<Outcome>;
  verifyChange(exchangeId: string, givesUp: boolean): Promise<Outcome>;
  /** The traveler on the bank's page, which is not ours. */
  answerBank(challengeUrl: string, answer: 'complete' | 'fail'): Promise<void>;
}

/** One of the first free seats of a leg by position, and so many bags a slice. */
export type Wanted = Pick<Extract<Step, { readonly do: 'extras' }>, 'seat' | 'bags'>;

export interface Order {
  readonly draftId: string;
  readonly key: string;
  readonly card: Card;
  readonly acceptedTotal: Cents;
  readonly otherwise: boolean;
}

/** An offer that was agreed to. */
export interface Agreed extends Consent {
  readonly offerId: string;
}

export interface ChangeOrder extends Agreed {
  readonly reference: string;
  readonly key: string;
  readonly card: Card;
}

export interface Surroundings {
  readonly shop: Shop;
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<void>;
  readonly write: (call: Call) => void;
  /** Runs one click under a name of its own. */
  readonly as: <T>(name: string, work: () => Promise<T>) => Promise<T>;
}

interface Known {
  draftId: string | null;
  total: Cents;
  reference: string | null;
  /** What was accepted with a key: who sends it again sends the same, whatever the price is by then. Shared by the windows of a trip. */
  readonly accepted: Map<string, Cents>;
  /** The same of changes of flights. */
  readonly agreed: Map<string, Agreed>;
}

const ASK_AGAIN_MS = 2_500;
/** A server that starts over on a busy machine takes a while. */
const CHOOSES = 600;

/** The draft first, again until there is one, then all windows at once. */
export async function playTrip(trip: Trip, around: Surroundings): Promise<void> {
  await around.wait(trip.startsAt);
  const known: Known = { draftId: null, total: 0, reference: null, accepted: new Map(), agreed: new Map() };
  for (let i = 0; i < CHOOSES && known.draftId === null; i += 1) {
    const chosen = await call(trip, 'A', around, 'choose', {}, () => around.shop.choose(), String(i));
    if (chosen.kind === 'ok') Object.assign(known, { draftId: chosen.reply.draftId, total: chosen.reply.total });
    else await around.wait(ASK_AGAIN_MS);
  }
  const { draftId } = known;
  if (draftId === null) return;
  await Promise.all(trip.clients.map((client) => playClient(trip, client, { ...known, draftId }, around)));
}

type Session = Known & { readonly draftId: string };

async function playClient(trip: Trip, client: Client, session: Session, around: Surroundings): Promise<void> {
  let bank: Reply | null = null;
  for (const step of client.steps) {
    await around.wait(step.after);
    const reply = await playStep(trip, client, step, session, bank, around);
    if (reply?.reference) session.reference = reply.reference;
    if (reply?.challengeUrl) bank = reply;
  }
}

async function playStep(
  trip: Trip,
  { name }: Client,
  step: Step,
  session: Session,
  bank: Reply | null,
  around: Surroundings,
): Promise<Reply | null> {
  const { shop, wait } = around;
  const { draftId, reference } = session;
  let n = 0;
  const ask = (operation: Operation, work: () => Promise<Outcome>, sent: Sent = {}): Promise<Outcome> =>
    call(trip, name, around, operation, { draftId, ...sent }, work, `${String(step.id)}.${String((n += 1))}`);
  /** Clicks at once, then again for as long as no answer says what became of it. */
  const insist = async ({ clicks, patience }: Insistence, send: () => Promise<Outcome>): Promise<Reply | null> => {
    let answers = await Promise.all(Array.from({ length: clicks }, send));
    for (let i = 0; i < patience && answers.every(isOpen); i += 1) {
      await wait(ASK_AGAIN_MS);
      answers = [await send()];
    }
    return replyIn(answers.find((a) => a.kind === 'ok') ?? { kind: 'unknown' });
  };
  switch (step.do) {
    case 'price':
      return replyIn(await ask('price', () => shop.price(draftId)));
    case 'extras':
      return replyIn(await ask('extras', () => shop.extras(draftId, step)));
    case 'ask':
      return replyIn(await ask('ask', () => shop.ask(draftId)));
    case 'find':
      return reference === null ? null : replyIn(await ask('find', () => shop.find(reference)));
    case 'pay otherwise': {
      const order: Order = { draftId, key: step.key, card: 'good', acceptedTotal: session.total, otherwise: true };
      return replyIn(await ask('pay', () => shop.pay(order), { acceptedTotal: session.total }));
    }
    case 'pay': {
      // the price is shown before every payment, and paying accepts it
      const priced = replyIn(await ask('price', () => shop.price(draftId)));
      if (priced?.total !== undefined) session.total = priced.total;
      const acceptedTotal = session.accepted.get(step.key) ?? session.total;
      session.accepted.set(step.key, acceptedTotal);
      const order: Order = { draftId, key: step.key, card: step.card, acceptedTotal, otherwise: false };
      return insist(step, () => ask('pay', () => shop.pay(order), order));
    }
    case 'change': {
      if (reference === null) return null;
      let agreed = session.agreed.get(step.key) ?? null;
      for (const days of agreed === null ? step.days : []) {
        agreed = offerIn(await ask('offers', () => shop.offers(reference, step.places, days))) ?? agreed;
        if (agreed !== null && agreed.due > 0) break;
      }
      if (agreed === null) return null;
      session.agreed.set(step.key, agreed);
      const { key, card } = step;
      const order: ChangeOrder = { ...agreed, reference, key, card };
      const { due, refund, flights } = agreed;
      return insist(step, () => ask('change', () => shop.change(order), { key, consent: { due, refund, flights } }));
    }
    case 'bank': {
      const { attemptId, exchangeId, challengeUrl } = bank ?? {};
      if (!challengeUrl) return null;
      const verify = async (givesUp: boolean): Promise<Outcome> => {
        if (exchangeId !== undefined) return ask('verify change', () => shop.verifyChange(exchangeId, givesUp));
        return attemptId === undefined ? { kind: 'unknown' } : ask('verify', () => shop.verify(attemptId, givesUp));
      };
      if (step.returns === 'gives up') return replyIn(await verify(true));
      await around.as(`trip ${String(trip.id)} ${name} bank ${String(step.id)}`, () => shop.answerBank(challengeUrl, step.answer));
      if (step.returns === 'never') return null;
      const answers = await Promise.all(Array.from({ length: step.returns === 'twice' ? 2 : 1 }, () => verify(false)));
      return replyIn(answers.find((a) => a.kind === 'ok') ?? { kind: 'unknown' });
    }
    case 'cancel': {
      if (reference === null) return null;
      const refund = replyIn(await ask('quote', () => shop.quote(reference)))?.refund;
      if (refund === undefined) return null;
      await Promise.all(Array.from({ length: step.clicks }, () => ask('cancel', () => shop.cancel(reference, refund))));
      return null;
    }
  }
}

/** The client that looks once more when all is repaired: its answers are the last ones. */
export const LAST_CLIENT = 'the end';

/** Asks how far a trip is, and for its booking, once nothing goes wrong any more. */
export async function askInTheEnd(trip: Trip, calls: readonly Call[], around: Surroundings): Promise<void> {
  const reply = calls.filter((one) => one.trip === trip.id).flatMap(({ outcome }) => replyIn(outcome) ?? []);
  const draftId = reply.find((one) => one.draftId !== undefined)?.draftId;
  if (draftId === undefined) return;
  const last = await call(trip, LAST_CLIENT, around, 'ask', { draftId }, () => around.shop.ask(draftId), 'state');
  const changes = [...new Set(reply.flatMap(({ exchangeId }) => exchangeId ?? []))];
  for (const [i, id] of changes.entries())
    await call(trip, LAST_CLIENT, around, 'ask change', { draftId }, () => around.shop.askChange(id), `change ${String(i)}`);
  const reference = replyIn(last)?.reference ?? null;
  if (reference === null) return;
  await call(trip, LAST_CLIENT, around, 'find', { draftId }, () => around.shop.find(reference), 'booking');
}

function isOpen(outcome: Outcome): boolean {
  const { state, change } = replyIn(outcome) ?? {};
  const isUnheard = outcome.kind === 'unknown' || (outcome.kind === 'no' && outcome.code === 'unreachable');
  return isUnheard || state === 'processing' || change === 'processing';
}

/** The offer that an answer brings. */
function offerIn(outcome: Outcome): Agreed | null {
  const { offerId, due, refund, flights } = replyIn(outcome) ?? {};
  if (offerId === undefined || due === undefined || refund === undefined || flights === undefined) return null;
  return { offerId, due, refund, flights };
}

/** How often a click is made at once, and again. */
type Insistence = Pick<Extract<Step, { readonly do: 'pay' }>, 'clicks' | 'patience'>;
/** What a call is written down with. */
type Sent = Partial<Pick<Call, 'key' | 'acceptedTotal' | 'draftId' | 'consent'>>;

const replyIn = (outcome: Outcome): Reply | null => (outcome.kind === 'ok' ? outcome.reply : null);

async function call(
  { id }: Trip,
  client: string,
  { now, write, as }: Surroundings,
  operation: Operation,
  { key = null, acceptedTotal = null, draftId = null, consent = null }: Sent,
  work: () => Promise<Outcome>,
  name: string,
): Promise<Outcome> {
  const at = now();
  const outcome = await as(`trip ${String(id)} ${client} ${operation} ${name}`, work);
  write({ trip: id, client, operation, at, until: now(), key, acceptedTotal, consent, draftId, outcome });
  return outcome;
}
