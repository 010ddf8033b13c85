/** One traveler whose every datum is marked, for tests of what the server writes down about people. */
import { randomUUID } from 'node:crypto';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { BotAction } from '#core/contract/tracking.schema';
import type { BotCheck } from '#server/visitors/tracking/botCheck.service';
import { SEARCH } from '../bookings/fakeSupplier';

export const MARK = 'Zanary';
/** Opens whatever it belongs to: no log line may have it. */
export const TOKEN = MARK.padEnd(32, 'x');
export const CARD = { number: '4242424242424242', expiration: '11 / 33', securityCode: '739' };
const CHALLENGE_CARD = { ...CARD, number: '4000002500003155' };
/** Everything of a trip that belongs to a person. */
export const PERSONAL = /zanary|1961-07-08|16175550163|4242424242424242|4000002500003155|"739"|tok_|wf_trip=/i;

type FormAction = Exclude<BotAction, 'payment'>;

/** What one traveler has at hand, made while all is well. */
export interface Trip {
  readonly cookie: string;
  readonly draftId: string;
  readonly paymentToken: string;
  /** A booking of another draft that waits for the bank. */
  readonly waiting: { readonly draftId: string; readonly attemptId: string; readonly challengeUrl: string };
  /** Each is good for one form. */
  readonly botTokens: Readonly<Record<FormAction | 'reply', string>>;
}

/** Calls of one traveler whose browser and data carry the mark. */
export interface Sender {
  readonly send: (options: InjectOptions, cookie?: string) => Promise<LightMyRequestResponse>;
  readonly post: (
    url: string,
    payload: object,
    cookie?: string,
    headers?: Readonly<Record<string, string>>,
  ) => Promise<LightMyRequestResponse>;
}

/** Sends to this app. */
export function senderTo(app: FastifyInstance): Sender {
  const send: Sender['send'] = (options, cookie = '') =>
    app.inject({
      ...options,
      headers: { host: 'localhost:3000', 'user-agent': MARK, ...(cookie ? { cookie } : {}), ...options.headers },
    });
  return { send, post: (url, payload, cookie, headers = {}) => send({ method: 'POST', url, payload, headers }, cookie) };
}

/** The flight everybody chooses. */
export const draftOf = { search: SEARCH, flightId: 'BA178', seenTotal: 50_000 };

/** What pays for a draft. */
export const order = (draftId: string, paymentToken: string): object => ({
  draftId,
  acceptedTotal: 50_000,
  travelers: [
    {
      kind: 'adult',
      firstName: MARK,
      middleName: MARK,
      lastName: MARK,
      dateOfBirth: '1961-07-08',
      sex: 'F',
      knownTravelerNumber: 'ZANARY123',
      frequentFlyer: { airline: 'BA', number: 'ZANARY1' },
      passport: { number: 'ZANARY7', expires: '2030-06-30', country: 'US' },
    },
  ],
  contact: { email: `${MARK}@example.com`, phone: '+16175550163' },
  billing: { nameOnCard: MARK, country: 'US', state: 'NY', address: `12 ${MARK} St`, city: MARK, zip: '10001' },
  paymentToken,
  locale: 'en',
  rememberTravelers: true,
  bookAgain: true,
});

/** Chooses, pays for one draft as far as the bank's question, and solves a challenge for each form. */
export async function beginTrip({ post }: Sender, botCheck: BotCheck): Promise<Trip> {
  const chosen = await post('/api/drafts', draftOf);
  const cookie = String(chosen.headers['set-cookie']).split(';')[0] ?? '';
  const token = async (card: object): Promise<string> => (await post('/gateway/tokens', card)).json<{ token: string }>().token;
  const other = (await post('/api/drafts', draftOf, cookie)).json<{ draftId: string }>().draftId;
  const body = order(other, await token(CHALLENGE_CARD));
  const booked = await post('/api/booking', body, cookie, { 'idempotency-key': randomUUID() });
  const { attemptId, challengeUrl } = booked.json<{ attemptId: string; challengeUrl: string }>();
  const solved = async (action: FormAction): Promise<string> => {
    const challenge = await botCheck.challenge(action);
    const solution = await solveChallenge({ challenge, deriveKey });
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
  };
  return {
    cookie,
    draftId: chosen.json<{ draftId: string }>().draftId,
    paymentToken: await token(CARD),
    waiting: { draftId: other, attemptId, challengeUrl },
    botTokens: {
      contact: await solved('contact'),
      flightcancellation: await solved('flightcancellation'),
      vacenquiry: await solved('vacenquiry'),
      newsletter: await solved('newsletter'),
      comment: await solved('comment'),
      reply: await solved('comment'),
      farealert: await solved('farealert'),
    },
  };
}
