/** What somebody sends without end who has another's cookie: of a traveler's trips, or of a session at the desk. */
import { randomUUID } from 'node:crypto';
import { Buyer } from '../../../e2e/fixtures/buyer';
import type { Site } from '../../../e2e/fixtures/site';
import type { Call } from '../load/client';

export const DESK_TOKEN = 'a-token-of-the-flood-for-its-desk';
const FORM = 'application/x-www-form-urlencoded';

/** Lists of trips and of saved travelers, and their forms. */
export async function tripsOf({ origin }: Site): Promise<readonly Call[]> {
  const buyer = new Buyer(origin);
  const { body } = await buyer.book({ ...(await buyer.prepare()), rememberTravelers: true });
  const reference = String(body['reference']);
  const headers = { cookie: buyer.cookie };
  const get = (path: string): Call => ({ method: 'GET', path, headers });
  const post = (path: string, sent: object): Call => ({ method: 'POST', path, body: JSON.stringify(sent), headers });
  return [
    get('/api/trips'),
    get('/api/saved-travelers'),
    post('/api/trips/show', { reference }),
    post('/api/saved-travelers/forget', { id: randomUUID() }),
    post('/api/trips/forget', { reference: 'AAAAAA' }),
    post('/api/trips/link', { email: 'maria@example.com', locale: 'en' }),
    post('/api/trips/open', { token: 'a'.repeat(32) }),
  ];
}

/** Pages and forms of a desk that somebody signed in to. */
export async function deskOf({ origin }: Site): Promise<readonly Call[]> {
  const answer = await fetch(`${origin}/desk`, {
    method: 'POST',
    redirect: 'manual',
    headers: { 'content-type': FORM },
    body: new URLSearchParams({ agent: 'Flood', token: DESK_TOKEN }),
  });
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  if (answer.status !== 303) throw new Error(`the desk answered ${String(answer.status)}`);
  const get = (path: string): Call => ({ method: 'GET', path, headers: { cookie } });
  const form = (path: string, fields: Readonly<Record<string, string>>): Call => ({
    method: 'POST',
    path,
    body: String(new URLSearchParams(fields)),
    headers: { cookie, 'content-type': FORM },
  });
  return [
    get('/desk/sessions'),
    form('/desk/sessions', { token: 'a wrong one', question: randomUUID(), session: randomUUID() }),
    get('/desk'),
    get('/desk/bookings.csv'),
    form('/desk/find', { find: 'maria' }),
  ];
}
