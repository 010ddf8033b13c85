/** @jest-environment node */
import type { FastifyInstance } from 'fastify';
import { fastify } from 'fastify';
import { asc, eq } from 'drizzle-orm';
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import type { CommentsAnswer } from '#core/contract/pages/comments.schema';
import type { ProblemCode } from '#core/domain/booking/failures';
import { COMMENT_DEPTH } from '#core/domain/site/comments';
import { DEFAULT_BRAND } from '#core/content/brand';
import { createFormEntry } from '../enquiries/formEntry.service';
import { registerErrorHandler } from '../../http/replies/errors';
import { countInMemory } from '../../http/limits/countedInMemory';
import { UNLIMITED } from '../../http/limits/rateLimits';
import { outbox } from '../../mail/outbox.tables';
import { createErasureService } from '../privacy/erasure.service';
import { registerCommentRoutes } from './comments.routes';
import { createCommentDesk, createCommentService } from './comments.service';
import { createCommentLetters } from './commentLetters.service';
import { comments } from './comments.tables';

const NOW = new Date('2026-11-20T12:00:00.000Z');
const ARTICLE = 'how-to-read-a-fare';
const GOOD = {
  ...{ blogurl: ARTICLE, name: 'Ana Ruiz', email: 'ana@example.com', message: 'One\n<b>Two</b>', wantsReplies: true },
  locale: 'es',
};
let database: TestDatabase;

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await database.db.delete(outbox);
  await database.db.execute('truncate comments restart identity cascade');
});

interface Options {
  readonly isLimited?: boolean;
  readonly guarded?: ProblemCode | null;
}

function build({ isLimited = false, guarded = null }: Options = {}): FastifyInstance {
  const app = fastify({ ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: true, strict: false } } });
  registerErrorHandler(app);
  const entry = createFormEntry({ db: database.db, guard: async () => guarded, onMail: () => undefined });
  const service = createCommentService({ db: database.db, entry, clock: () => NOW });
  registerCommentRoutes(app, { comments: service, limits: isLimited ? countInMemory() : UNLIMITED });
  return app;
}
const desk = () => createCommentDesk({ db: database.db, clock: () => NOW });
const letters = () => createCommentLetters({ db: database.db, brand: DEFAULT_BRAND, origin: () => 'https://www.example.com' });

const post = (app: FastifyInstance, payload: object, call = 'submitcomment', key?: string) =>
  app.inject({ method: 'POST', url: `/api/${call}`, payload, headers: key === undefined ? {} : { 'idempotency-key': key } });
const read = async (app: FastifyInstance, slug = ARTICLE) => (await app.inject(`/api/loadcmnts?blogurl=${slug}`)).json<CommentsAnswer>();
const stored = () => database.db.select().from(comments).orderBy(asc(comments.id));
const mails = async () => (await database.db.select().from(outbox)).map(({ kind }) => kind).sort();

/** Writes and publishes; the id of the comment. */
async function publish(app: FastifyInstance, change: object = {}, call = 'submitcomment'): Promise<number> {
  const { reference } = (await post(app, { ...GOOD, ...change }, call)).json<{ reference: string }>();
  expect(await desk().decide(reference, 'approved')).toBe(true);
  const [row] = await database.db.select().from(comments).where(eq(comments.reference, reference));
  return row?.id ?? 0;
}

it('stores a comment that nobody reads before the editor did, and asks for two mails', async () => {
  const app = build();
  const answer = await post(app, GOOD);
  expect([answer.statusCode, answer.json()]).toEqual([201, { reference: expect.stringMatching(/^C-[A-Z0-9]{7}$/) as string }]);
  expect(await stored()).toMatchObject([{ article: ARTICLE, state: 'pending', depth: 0, message: GOOD.message, receivedAt: NOW }]);
  expect(await read(app)).toEqual({ count: 0, comments: [] });
  expect(await mails()).toEqual(['comment_agency', 'comment_received']);
});

it('shows what was let through, without address and reference, and takes it away again', async () => {
  const app = build();
  const id = await publish(app);
  const answer = await app.inject(`/api/loadcmnts?blogurl=${ARTICLE}`);
  const reply = { id, parentid: null, name: 'Ana Ruiz', message: GOOD.message, lang: 'es', at: NOW.toISOString(), takesReplies: true };
  expect(answer.json()).toEqual({ count: 1, comments: [reply] });
  expect(answer.body).not.toMatch(/@|C-/);
  expect((await read(app, '24-hour-rule')).count).toBe(0);
  const [row] = await stored();
  await desk().decide(row?.reference ?? '', 'rejected');
  expect(await read(app)).toEqual({ count: 0, comments: [] });
  expect(await desk().decide('C-NOTHERE', 'approved')).toBe(false);
});

it('sent twice under one key it is stored once; another text under the key is refused', async () => {
  const app = build();
  const both = await Promise.all([post(app, GOOD, 'submitcomment', 'key-12345'), post(app, GOOD, 'submitcomment', 'key-12345')]);
  expect(new Set(both.map((answer) => `${answer.statusCode} ${answer.body}`)).size).toBe(1);
  expect(await stored()).toHaveLength(1);
  expect(await mails()).toHaveLength(2);
  expect((await post(app, { ...GOOD, message: 'Other' }, 'submitcomment', 'key-12345')).statusCode).toBe(409);
  expect((await post(app, GOOD, 'submitcomment', 'a b')).statusCode).toBe(400);
});

it('replies are below what they answer, as deep as they may and no deeper', async () => {
  const app = build();
  const ids = [await publish(app)];
  for (let i = 0; i < COMMENT_DEPTH; i++)
    ids.push(await publish(app, { commentid: ids.at(-1), name: `Reader ${String(i)}` }, 'commentreply'));
  const { comments: shown } = await read(app);
  expect(shown.map((c) => [c.id, c.parentid, c.takesReplies])).toEqual(
    ids.map((id, i) => [id, i === 0 ? null : ids[i - 1], i < COMMENT_DEPTH]),
  );
  expect((await post(app, { ...GOOD, commentid: ids.at(-1) }, 'commentreply')).json()).toMatchObject({ code: 'not_found' });
});

it.each<[string, (id: number) => object]>([
  ['to nothing', () => ({ commentid: 999_999 })],
  ['to a comment on another article', (commentid) => ({ commentid, blogurl: '24-hour-rule' })],
  ['on no article', (commentid) => ({ commentid, blogurl: 'nothing' })],
])('refuses a reply %s', async (_, change) => {
  const app = build();
  const id = await publish(app);
  const answer = await post(app, { ...GOOD, ...change(id) }, 'commentreply');
  expect([answer.statusCode, (await stored()).length]).toEqual([404, 1]);
});

it('refuses a reply to a comment that waits', async () => {
  const app = build();
  await post(app, GOOD);
  const [row] = await stored();
  expect((await post(app, { ...GOOD, commentid: row?.id }, 'commentreply')).statusCode).toBe(404);
});

it.each<[string, object, string]>([
  ['a line break in the email', { email: 'a@example.com\r\nBcc: b@example.com' }, '/email'],
  ['a control character in the name', { name: 'A\u0007na' }, '/name'],
  ['NUL in the text', { message: 'a\0b' }, '/message'],
  ['nothing but spaces', { message: '  \n ' }, '/message'],
])('refuses %s and names the field', async (_, change, field) => {
  const answer = await post(build(), { ...GOOD, ...change });
  expect([answer.statusCode, answer.json<{ errors: { name: string }[] }>().errors.map((e) => e.name)]).toEqual([400, [field]]);
});

it.each<[string, string]>([
  ['no article', '/api/loadcmnts?blogurl=nothing'],
  ['an object’s own name', '/api/loadcmnts?blogurl=constructor'],
])('has no comments of %s', async (_, url) => {
  expect((await build().inject(url)).statusCode).toBe(404);
});

it('asks the guard before it stores, and takes five forms in ten minutes', async () => {
  expect((await post(build({ guarded: 'bot_check_failed' }), GOOD)).statusCode).toBe(403);
  expect(await stored()).toEqual([]);
  const app = build({ isLimited: true });
  const codes: number[] = [];
  for (let i = 0; i < 6; i++) codes.push((await post(app, GOOD, i % 2 ? 'commentreply' : 'submitcomment')).statusCode);
  expect(codes.at(-1)).toBe(429);
});

it('writes to the writer, to the agency, and to whoever asked for notices of replies', async () => {
  const app = build();
  const id = await publish(app);
  await publish(app, { commentid: id, name: 'Otto', email: 'otto@example.com', message: 'I agree', locale: 'en' }, 'commentreply');
  const [first, reply] = await stored();
  const letter = (kind: Parameters<ReturnType<typeof letters>['letterOf']>[0]['kind'], of = first) =>
    letters().letterOf({ kind, aboutId: of?.reference ?? '' });
  expect(await mails()).toEqual([
    'comment_agency',
    'comment_agency',
    'comment_answered',
    'comment_published',
    'comment_published',
    'comment_received',
    'comment_received',
  ]);
  expect(await letter('comment_received')).toMatchObject({ to: 'ana@example.com', subject: expect.stringMatching(/^Recibimos/) as string });
  expect(await letter('comment_agency')).toMatchObject({ to: DEFAULT_BRAND.email, replyTo: 'ana@example.com' });
  const published = await letter('comment_published');
  expect(published?.text).toContain(`https://www.example.com/us-es/blog/${ARTICLE}#comment-${String(id)}`);
  const answered = await letter('comment_answered', reply);
  expect(answered).toMatchObject({ to: 'ana@example.com', replyTo: DEFAULT_BRAND.email });
  for (const part of ['Otto respondió', 'I agree']) expect(answered?.text).toContain(part);
  expect(answered?.text).not.toContain('otto@example.com');
  expect((await letter('comment_agency'))?.html).toContain('&lt;b&gt;Two');
  expect((await letter('comment_received'))?.html).not.toMatch(/Two|Ana/);
  // what is taken away meanwhile is reported to nobody
  await desk().decide(reply?.reference ?? '', 'rejected');
  expect([await letter('comment_answered', reply), await letter('comment_published', reply)]).toEqual([null, null]);
});

it('tells nobody of their own replies, and nobody who did not ask', async () => {
  const app = build();
  await publish(app, { commentid: await publish(app) }, 'commentreply');
  await publish(app, { commentid: await publish(app, { wantsReplies: false }), email: 'otto@example.com' }, 'commentreply');
  expect((await mails()).filter((kind) => kind === 'comment_answered')).toEqual([]);
});

it('sends no more mails about replies to whoever said stop', async () => {
  const app = build();
  const id = await publish(app);
  expect([await desk().silence(' ANA@example.com'), await desk().silence('ana@example.com')]).toEqual([1, 0]);
  await publish(app, { commentid: id, email: 'otto@example.com' }, 'commentreply');
  expect((await mails()).filter((kind) => kind === 'comment_answered')).toEqual([]);
});

it('a second approval sends no second mail', async () => {
  await publish(build());
  const [row] = await stored();
  await desk().decide(row?.reference ?? '', 'rejected');
  await desk().decide(row?.reference ?? '', 'approved');
  expect((await mails()).filter((kind) => kind === 'comment_published')).toHaveLength(1);
});

it('the desk lists by state and day', async () => {
  const app = build();
  await publish(app);
  await post(app, { ...GOOD, name: 'Waits' });
  const range = { since: new Date('2026-11-20T00:00:00Z'), until: new Date('2026-11-21T00:00:00Z'), limit: 10 };
  const listed = async (change: object) =>
    (await desk().list({ ...range, states: ['pending', 'approved', 'rejected'], ...change })).map(({ name }) => name);
  expect(await listed({})).toEqual(['Waits', 'Ana Ruiz']);
  expect(await listed({ states: ['pending'] })).toEqual(['Waits']);
  expect([await listed({ until: NOW }), await listed({ since: new Date(NOW.getTime() + 1) })]).toEqual([[], []]);
});

it('erasure takes the text and leaves the replies of others their place', async () => {
  const app = build();
  const id = await publish(app);
  await publish(app, { commentid: id, name: 'Otto', email: 'otto@example.com' }, 'commentreply');
  await post(app, { ...GOOD, message: 'Waits' });
  const erasure = createErasureService({ db: database.db, clock: () => NOW, mailFolder: '/nowhere' });
  expect(await erasure.preview({ email: 'ANA@example.com' })).toMatchObject({ ok: true, value: { comments: 2 } });
  expect((await read(app)).count).toBe(2);
  expect(await erasure.erase({ email: 'ANA@example.com' })).toMatchObject({ ok: true, value: { comments: 2 } });
  const { count, comments: shown } = await read(app);
  expect([count, shown.map(({ name, message }) => [name, message])]).toEqual([
    1,
    [
      [null, null],
      ['Otto', GOOD.message],
    ],
  ]);
  expect(JSON.stringify((await stored()).filter((row) => row.name !== 'Otto'))).not.toMatch(/ana@|Ana|Two|Waits/);
  expect((await database.db.select().from(outbox)).length).toBe(4);
  expect(await desk().decide((await stored())[0]?.reference ?? '', 'approved')).toBe(false);
});
