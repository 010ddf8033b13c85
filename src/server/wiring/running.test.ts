/** What a server does by itself from when it listens, and at once when something asks for it: each part is started, and told. */
import { existsSync, mkdirSync, utimesSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fastify } from 'fastify';
import { openTestApp } from '#testing/site/testApp';
import type { TestApp } from '#testing/site/testApp';
import { createDealJob } from '../deals/deals.worker';
import { UNLIMITED } from '../http/limits/rateLimits';
import { registerCookies } from '../http/requests/tripCookie';
import { mailFolder } from '../mail/transport';
import { buildApp } from './app';
import { openForms } from './openForms';

const NOW = new Date('2026-11-20T12:00:00Z');
const DAY_MS = 86_400_000;

/** Until it is so; whoever waits in vain is ended by jest. */
async function until(isSo: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isSo())) await sleep(20);
}

describe('a server that listens', () => {
  let server: TestApp;
  let app: Awaited<ReturnType<typeof buildApp>>;
  let tell: (() => void) | null = null;
  const news = jest.fn(async () => ({ ok: true, value: [] }) as const);
  const oldLetter = (): string => path.join(mailFolder(server.deps.config.dataDir), 'old.eml');

  beforeAll(async () => {
    server = await openTestApp({ now: NOW });
    const { deps, database } = server;
    const { supplier } = deps;
    mkdirSync(path.dirname(oldLetter()), { recursive: true });
    writeFileSync(oldLetter(), 'Dear Ana');
    const written = new Date(NOW.getTime() - 31 * DAY_MS);
    utimesSync(oldLetter(), written, written);
    // another process has gathered all of them
    const job = createDealJob({ db: database.db, clock: () => NOW, instanceId: 'other', isSoleInstance: false }, supplier);
    await job.inTurn(null, async () => ({ value: null, isDone: true }));
    const changes = supplier.changes && { ...supplier.changes, news, onNews: (listener: () => void) => void (tell = listener) };
    app = await buildApp({ ...deps, supplier: { ...supplier, ...(changes && { changes }) } });
    await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  it('shows the deals that were gathered before it began', () =>
    until(async () => (await app.inject('/api/deals')).json<{ readonly gathering: boolean }>().gathering === false));

  it('removes old letters that were written to files', () => until(() => !existsSync(oldLetter())));

  it('reads what an airline reports, and hears when there is more', async () => {
    await until(() => news.mock.calls.length > 0);
    expect(tell).not.toBeNull();
  });

  it('has the mails of a form sent at once', async () => {
    const { deps } = server;
    const forms = fastify();
    await registerCookies(forms);
    const onMail = jest.fn();
    const parts = {
      botGuard: async () => null,
      manage: { canCancelNow: async () => false },
      recordings: { keepForEnquiry: async () => undefined },
    };
    openForms(forms, { ...deps, ...parts, limits: UNLIMITED, instanceId: 'a', isSoleInstance: true, onMail });
    const body = { name: 'Ana Ruiz', email: 'ana@example.com', phone: '', subject: 'Refund', message: 'One', locale: 'en', botToken: 'x' };
    const answer = await forms.inject({ method: 'POST', url: '/api/contactus', payload: body });
    expect([answer.statusCode, onMail.mock.calls.length]).toEqual([201, 1]);
    await forms.close();
  });
});
