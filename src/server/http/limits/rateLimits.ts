/** How much a client may ask for, mostly per client address (reliability.3), and the port behind which it is counted. */
import { hash } from 'node:crypto';
import { isIP, isIPv6 } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendProblem } from '../replies/problems';

/** `calls` in `seconds`, which begin with the first of them. */
export interface RateLimit {
  readonly calls: number;
  readonly seconds: number;
}

export const RATE_LIMITS = {
  /** Searches sent to the supplier; cached answers and the date strip are not counted. */
  coldSearch: { calls: 30, seconds: 60 },
  /** Days whose lowest price is requested from the supplier: a strip has a week of them, a month up to six. */
  lowestPrices: { calls: 600, seconds: 60 },
  /** Lowest prices to all the world from one place: each is the work of a dozen searches. */
  explore: { calls: 20, seconds: 60 },
  /** Searches and prices that are answered from what is kept. */
  cachedAnswers: { calls: 600, seconds: 60 },
  /** Results pages rendered with what they show first: beyond, the browser renders them. Those that are kept are not counted. */
  resultsPages: { calls: 60, seconds: 60 },
  /** Pages that are compressed for the first time: beyond, they are sent as they are. */
  pages: { calls: 120, seconds: 60 },
  airports: { calls: 120, seconds: 60 },
  /** Pictures that have to be rendered; those on disk are not counted. */
  pictures: { calls: 120, seconds: 60 },
  /** Choosing a flight and asking for its price: each asks the supplier. */
  drafts: { calls: 30, seconds: 60 },
  /** Cards typed into the gateway's hosted fields. */
  cards: { calls: 20, seconds: 60 },
  /** Payments: by browser, and by network those that a bank declined. */
  booking: { calls: 5, seconds: 60 },
  /** Wrong guesses at reference + email, or at the link of a mail. */
  lookup: { calls: 5, seconds: 60 },
  /** The same by network and email address: strangers elsewhere never lock out whom the address belongs to. */
  lookupOfEmail: { calls: 10, seconds: 3600 },
  /** Asking for a link to all trips of an address: by network, and by network and address. Were only wrong ones counted, it would tell who booked. */
  tripLinks: { calls: 30, seconds: 3600 },
  tripLinksOfEmail: { calls: 3, seconds: 3600 },
  /** Asking for the mail of a booking once more: by browser and booking. */
  mailAgain: { calls: 3, seconds: 3600 },
  /** Addresses that take the place of one that was typed wrong: by booking, whoever reads it, since each is sent mail. */
  mailCorrected: { calls: 5, seconds: 3600 },
  /** Changes of what a browser booked, and its questions about it: by browser, and wrong ones by network (proofs.ts). */
  verify: { calls: 10, seconds: 60 },
  status: { calls: 60, seconds: 60 },
  forms: { calls: 5, seconds: 600 },
  /** Links of such mails. */
  subscriptions: { calls: 30, seconds: 60 },
  /** Comments of an article, each read from the database. */
  comments: { calls: 120, seconds: 60 },
  events: { calls: 60, seconds: 60 },
  /** Work of the bot check, which forms and payments wait for: what pages report uses up none of it. */
  botChecks: { calls: 120, seconds: 60 },
  /** Pages, tables and forms of the agency's desk, for an office behind one address. */
  desk: { calls: 300, seconds: 60 },
  /** Bookings shown with their people, in lists too: by agent. */
  deskLooks: { calls: 300, seconds: 600 },
  /** Wrong keys and codes typed at the agency's desk. */
  deskTokens: { calls: 10, seconds: 600 },
} as const satisfies Record<string, RateLimit>;
export type LimitName = keyof typeof RATE_LIMITS;
export const LIMIT_NAMES = Object.keys(RATE_LIMITS) as readonly LimitName[]; // the keys of our own table

export type Permit = { readonly allowed: true } | { readonly allowed: false; readonly retryAfter: number };

/** Where calls are counted; the adapters are in countedInMemory.ts and countedInRedis.ts. */
export interface RateLimiter {
  /**
   * Takes what a call costs, one by default, from what `who` has left; a refusal costs nothing and says after how many
   * seconds the call will pass.
   */
  take(name: LimitName, who: string, cost?: number): Promise<Permit>;
  /** Undoes one `take` of one: the call turned out not to count. */
  giveBack(name: LimitName, who: string): Promise<void>;
}

/** Refuses nobody. */
export const UNLIMITED: RateLimiter = { take: async () => ({ allowed: true }), giveBack: async () => undefined };

/** Who is counted: an IPv4 address, or the /64 a household or office gets of IPv6. All that have no address are one. */
export function clientKey(ip: string | undefined): string {
  if (ip === undefined || isIP(ip) === 0) return 'no address';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip);
  if (mapped?.[1] !== undefined) return mapped[1];
  const address = ip.split('%')[0] ?? ip;
  if (!isIPv6(address)) return ip;
  const [head = '', tail] = address.toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail === undefined || tail === '' ? [] : tail.split(':');
  const groups = tail === undefined ? front : [...front, ...Array<string>(Math.max(0, 8 - front.length - back.length)).fill('0'), ...back];
  return groups
    .slice(0, 4)
    .map((g) => g.padStart(4, '0'))
    .join(':');
}

export interface HasLimits {
  readonly limits: RateLimiter;
}

/** Takes what a call of this client costs; false after having answered 429 with Retry-After. */
export async function takeOrRefuse(
  { limits }: HasLimits,
  name: LimitName,
  request: FastifyRequest,
  reply: FastifyReply,
  cost = 1,
): Promise<boolean> {
  return allowedOrRefused(await limits.take(name, clientKey(request.ip), cost), reply);
}

/** The same for a call of this client about one thing, such as an email address or the token of a link. It is counted by its hash. */
export async function takeAboutOrRefuse(
  { limits }: HasLimits,
  name: LimitName,
  about: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<boolean> {
  return allowedOrRefused(await limits.take(name, clientAbout(request, about)), reply);
}

/** This client, about one thing. */
export const clientAbout = (request: FastifyRequest, about: string): string =>
  `${clientKey(request.ip)} ${hash('sha256', about, 'base64url')}`;

/** False after having answered 429 with Retry-After. */
export function allowedOrRefused(permit: Permit, reply: FastifyReply): boolean {
  if (permit.allowed) return true;
  sendProblem(reply, 'rate_limited', `Too many requests. Try again in ${permit.retryAfter} s.`, { retryAfter: permit.retryAfter });
  return false;
}

/** Route option: `{ onRequest: limitBy(deps, 'airports') }`. */
export function limitBy(deps: HasLimits, name: LimitName) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> =>
    (await takeOrRefuse(deps, name, request, reply)) ? undefined : reply;
}
