/** Comments below an article: read as threads, written with what every form does, answered in their place (content.45). */
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CommentWire } from '#core/contract/pages/comments.schema';
import { answerChallenge } from '#testing/bookings/botChallenge';
import { fill } from '#testing/site/fill';
import { fakeServer } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';
import { XSS_VECTORS } from '#testing/site/xssVectors';

const ADDRESS = '/blog/how-to-read-a-fare';
const one = (id: number, more: Partial<CommentWire> = {}): CommentWire => ({
  ...{ id, parentid: null, name: `Reader ${String(id)}`, message: `Text ${String(id)}`, lang: 'en', at: '2026-11-20T12:00:00Z' },
  takesReplies: true,
  ...more,
});
const THREAD = [one(1, { message: '<b>bold</b>\nnext line' }), one(2, { parentid: 1, lang: 'es', takesReplies: false }), one(3)];
const answerOf = (comments: readonly CommentWire[]) => ({ body: { count: comments.filter((c) => c.message !== null).length, comments } });

const server = fakeServer({
  'GET /api/loadcmnts': () => answerOf(THREAD),
  'POST /api/submitcomment': () => ({ status: 201, body: { reference: 'C-AAAAAAA' } }),
  'POST /api/commentreply': () => ({ status: 201, body: { reference: 'C-BBBBBBB' } }),
  'POST /api/eventlog': () => ({ status: 204 }),
  'GET /api/bot-challenge': answerChallenge,
});
beforeAll(server.start);
afterAll(server.stop);
afterEach(() => {
  server.reset();
  sessionStorage.clear();
});
const requestsTo = (path: string) => server.received.filter((a) => a.url.pathname === path);
const commentOf = (name: string) => screen.findByRole('article', { name: new RegExp(`^${name}`) });

it('shows threads as plain text, replies within what they answer', async () => {
  await renderApp(ADDRESS);
  const first = await commentOf('Reader 1');
  expect(within(first).getByText(/<b>bold<\/b>/)).toBeVisible();
  expect(first.querySelector('.comments__text')?.children).toHaveLength(0);
  const reply = await commentOf('Reader 2 in reply to Reader 1');
  expect(first.closest('li')).toContainElement(reply);
  expect(within(reply).getByText('Text 2')).toHaveAttribute('lang', 'es-US');
  expect(within(reply).queryByRole('button')).toBeNull();
  expect(screen.getByText('3 comments')).toBeVisible();
  expect(requestsTo('/api/loadcmnts')[0]?.url.searchParams.get('blogurl')).toBe('how-to-read-a-fare');
});

it('shows every text that a page could take for HTML as the text it is', async () => {
  expect(XSS_VECTORS.length).toBeGreaterThanOrEqual(200);
  expect(new Set(XSS_VECTORS).size).toBe(XSS_VECTORS.length);
  const PER_COMMENT = 12;
  const written = Array.from({ length: Math.ceil(XSS_VECTORS.length / PER_COMMENT) }, (_, i) => {
    const some = XSS_VECTORS.slice(i * PER_COMMENT, (i + 1) * PER_COMMENT);
    return { name: some[0] ?? '', message: some.join('\n') };
  });
  server.answer('GET /api/loadcmnts', () => answerOf(written.map((texts, i) => one(i + 1, texts))));
  await renderApp(ADDRESS);
  await userEvent.click(await screen.findByRole('button', { name: 'Show more comments' }));
  const shown = screen.getAllByRole('article').filter((at) => at.matches('.comments__one'));
  const parts = shown.map((at) => ['.comments__by b', '.comments__text'].map((part) => at.querySelector(part)));
  expect(parts.map((both) => both.map((part) => part?.textContent))).toEqual(written.map(({ name, message }) => [name, message]));
  expect(parts.flat().filter((part) => part?.children.length !== 0)).toEqual([]);
  expect(Reflect.get(window, 'ran')).toBeUndefined();
});

it('says so where nobody wrote, where a comment is gone, and where there are more', async () => {
  server.answer('GET /api/loadcmnts', () => answerOf([]));
  await renderApp(`/us-es${ADDRESS}`);
  expect(await screen.findByText(/Todavía no hay comentarios/)).toBeVisible();
});

it('shows twenty threads and the rest on request', async () => {
  const many = Array.from({ length: 25 }, (_, i) => one(i + 1));
  server.answer('GET /api/loadcmnts', () =>
    answerOf([one(100, { name: null, message: null, lang: null }), one(101, { parentid: 100 }), ...many]),
  );
  await renderApp(ADDRESS);
  expect(await screen.findByText('This comment was removed.')).toBeVisible();
  expect(screen.queryByText('Text 25')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Show more comments' }));
  expect(screen.getByText('Text 25')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Show more comments' })).toBeNull();
});

it('tells of comments that did not come and asks again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  server.answer('GET /api/loadcmnts', () => 'networkError');
  await renderApp(ADDRESS);
  expect(await screen.findByText('The comments could not be loaded.')).toBeVisible();
  server.answer('GET /api/loadcmnts', () => answerOf(THREAD));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await commentOf('Reader 3')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Comments' })).toHaveFocus();
});

it('takes a comment: errors next to the fields, every word kept, a repeat is the same sending, then a reference', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = userEvent.setup();
  await renderApp(ADDRESS);
  const send = await screen.findByRole('button', { name: 'Send comment' });
  await user.click(send);
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveAccessibleDescription('Please enter your message.');
  await fill(user, screen.getByRole('textbox', { name: 'Name' }), 'Ana');
  await fill(user, screen.getByRole('textbox', { name: 'Email' }), 'ana@example.com');
  await fill(user, screen.getByRole('textbox', { name: 'Comment' }), 'Thank you');
  await user.click(screen.getByRole('checkbox', { name: /when somebody replies/ }));
  server.answer('POST /api/submitcomment', () => 'networkError');
  await user.click(send);
  expect(await screen.findByText(/could not reach our server/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('Thank you');
  server.answer('POST /api/submitcomment', () => ({ status: 201, body: { reference: 'C-AAAAAAA' } }));
  await user.click(screen.getByRole('button', { name: 'Send comment' }));
  expect(await screen.findByRole('heading', { name: /Waiting for the editor/ })).toHaveFocus();
  expect(screen.getByText('C-AAAAAAA')).toBeVisible();
  const both = requestsTo('/api/submitcomment');
  expect(new Set(both.map((a) => a.headers.get('idempotency-key'))).size).toBe(1);
  expect(both[1]?.body).toMatchObject({
    blogurl: 'how-to-read-a-fare',
    name: 'Ana',
    message: 'Thank you',
    wantsReplies: true,
    locale: 'en',
  });
  // a comment is no lead
  expect(requestsTo('/api/eventlog').filter((a) => JSON.stringify(a.body).includes('generate_lead'))).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Write another comment' }));
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana');
  expect(screen.getByRole('textbox', { name: 'Comment' })).toHaveValue('');
});

it('takes a reply below its comment', async () => {
  const user = userEvent.setup();
  await renderApp(ADDRESS);
  await user.click(await screen.findByRole('button', { name: 'Reply to Reader 3' }));
  const form = within(await commentOf('Reader 3'));
  expect(form.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  // one name, whatever its state
  const opener = form.getByRole('button', { name: 'Reply to Reader 3' });
  expect(opener).toHaveAttribute('aria-expanded', 'true');
  await fill(user, form.getByRole('textbox', { name: 'Name' }), 'Ana');
  await fill(user, form.getByRole('textbox', { name: 'Email' }), 'ana@example.com');
  await fill(user, form.getByRole('textbox', { name: 'Comment' }), 'So do I');
  await user.click(form.getByRole('button', { name: 'Send reply' }));
  expect(await screen.findByText('C-BBBBBBB')).toBeVisible();
  expect(requestsTo('/api/commentreply')[0]?.body).toMatchObject({ commentid: 3, message: 'So do I', wantsReplies: false });
  await user.click(opener);
  expect(screen.queryByText('C-BBBBBBB')).toBeNull();
});

it('cancels a reply, back on the button that opened it', async () => {
  const user = userEvent.setup();
  await renderApp(ADDRESS);
  const opener = await screen.findByRole('button', { name: 'Reply to Reader 3' });
  await user.click(opener);
  await user.click(within(await commentOf('Reader 3')).getByRole('button', { name: 'Cancel the reply' }));
  expect(opener).toHaveFocus();
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  expect(within(await commentOf('Reader 3')).queryByRole('textbox')).toBeNull();
});

it('shows the comment that an address names, however many are before it', async () => {
  server.answer('GET /api/loadcmnts', () => answerOf(Array.from({ length: 25 }, (_, i) => one(i + 1))));
  window.location.hash = '#comment-25';
  await renderApp(ADDRESS);
  expect(await commentOf('Reader 25')).toBeInTheDocument();
  window.location.hash = '';
});
