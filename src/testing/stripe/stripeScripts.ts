/** What the stand-in of Stripe serves to browsers: its script, the frame of the card, and what the two ask among themselves. */
import type { ServerResponse } from 'node:http';
import { STRIPE_WALLETS, tokenOf } from './stripeBooks';
import type { Books } from './stripeBooks';
import { cardFrameDocument, STRIPE_JS } from './stripeJs';
import { walletFrameDocument } from './stripeWallets';

export type AnswerChallenge = (intentId: string, how: 'complete' | 'fail') => Promise<void>;

/** Answers a call that is not one of the API's. */
export async function serveScript(
  books: Books,
  answerChallenge: AnswerChallenge,
  { pathname, searchParams }: URL,
  body: string,
  response: ServerResponse,
): Promise<void> {
  const send = (type: string, text: string, status = 200): void => {
    response.writeHead(status, {
      'content-type': `${type}; charset=utf-8`,
      'access-control-allow-origin': '*',
      'access-control-allow-headers': '*',
    });
    response.end(text);
  };
  if (pathname === '/stripe.js') return send('text/javascript', STRIPE_JS);
  if (pathname === '/frame') return send('text/html', cardFrameDocument(searchParams.get('secret')));
  if (pathname === '/wallets') return send('text/html', walletFrameDocument(books.wallets));
  if (pathname === '/tokens') {
    const wallet = STRIPE_WALLETS.find((known) => known === searchParams.get('wallet')) ?? null;
    const token = body === '' ? null : tokenOf(books, body, wallet);
    return send('application/json', JSON.stringify({ token, last4: body.replace(/\D/g, '').slice(-4) }));
  }
  if (pathname === '/challenge') {
    const { secret, how } = JSON.parse(body) as { secret: string; how: 'complete' | 'fail' };
    const intent = [...books.intents.values()].find((known) => known.client_secret === secret);
    if (intent) await answerChallenge(intent.id, how);
    return send('application/json', '{}');
  }
  return send('text/plain', '', 404);
}
