/** The desk's page over a world of bookings, with Ana signed in as its first supervisor. */
import fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { eq } from 'drizzle-orm';
import { DEFAULT_BRAND } from '#core/content/brand';
import { createAttentionDesk } from '#server/attention/attentionDesk.service';
import { bookings } from '#server/bookings/bookings.tables';
import { registerDeskPage } from '#server/desk/page/desk.routes';
import { UNLIMITED } from '#server/http/limits/rateLimits';
import { registerRequestGuards } from '#server/http/requests/requestGuards';
import { registerCookies } from '#server/http/requests/tripCookie';
import { addAgent } from './deskAgent';
import { SECRET, World } from '../bookings/bookingWorld';
import type { Process } from '../bookings/bookingWorld';

const TOKEN = 'a-token-of-four-and-twenty-signs';
/** Tracking code → number. */
export const NUMBERS = { RADIO1: '(888) 555-0161' } as const;
/** What an agent refunds alone, in cents. */
export const REFUND_LIMIT = 10_000;

export class DeskWorld {
  private keys = 0;

  private constructor(
    readonly world: World,
    readonly server: Process,
    readonly app: FastifyInstance,
    /** Ana's. */
    public cookie: string,
  ) {}

  static async open(): Promise<DeskWorld> {
    const world = await World.open();
    const server = world.start();
    const { db } = world.database;
    const accounts = { stripe: { isTestMode: true }, duffel: null };
    const app = fastify();
    app.decorate('publicOrigin', null);
    await registerCookies(app);
    registerRequestGuards(app);
    await registerDeskPage(app, {
      clock: world.clock,
      limits: UNLIMITED,
      manifest: { entries: { desk: { scripts: [], styles: [] } }, chunks: {}, fonts: [] },
      database: world.database,
      instanceId: 'one',
      isSoleInstance: true,
      config: {
        desk: { token: TOKEN, totpSecret: null, refundLimit: REFUND_LIMIT, timeZone: 'America/New_York' },
        numbers: NUMBERS,
        brand: DEFAULT_BRAND,
        rateLimits: false,
      },
      bookings: server.desk,
      attention: createAttentionDesk({ db, clock: world.clock, accounts, bookingsOf: server.desk.ofAttempts }),
    });
    const desk = new DeskWorld(world, server, app, '');
    desk.cookie = await desk.signIn({ agent: 'Ana', token: TOKEN });
    return desk;
  }

  async close(): Promise<void> {
    await this.app.close();
    await this.world.database.close();
  }

  get db() {
    return this.world.database.db;
  }

  /** Signs in; answers what the browser's cookie header says. */
  private async signIn(fields: Record<string, string>): Promise<string> {
    const answer = await this.send('/desk', fields, {});
    return String(answer.headers['set-cookie']).split(';')[0] ?? '';
  }

  /** The cookie of a new account. */
  async cookieOf(name: string): Promise<string> {
    const agent = await addAgent(this.db, name);
    return this.signIn(agent.fields(this.world.clock()));
  }

  get(url: string, headers: Record<string, string> = { cookie: this.cookie }) {
    return this.app.inject({ url, headers: { host: 'localhost', ...headers } });
  }

  send(url: string, fields: Record<string, string>, headers: Record<string, string> = { cookie: this.cookie }) {
    return this.app.inject({
      method: 'POST',
      url,
      headers: { host: 'localhost', 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  }

  /** A call of the desk's program. */
  post(url: string, payload: object, cookie: string = this.cookie) {
    return this.app.inject({ method: 'POST', url, headers: { host: 'localhost', cookie }, payload });
  }

  async booked() {
    const draftId = await this.world.draft(this.server);
    await this.server.checkout.book(await this.world.body(this.server, draftId), `page-key-${String((this.keys += 1))}`, SECRET);
    const [row] = await this.db.select().from(bookings).where(eq(bookings.draftId, draftId));
    if (!row) throw new Error('nothing was booked');
    return row;
  }
}
