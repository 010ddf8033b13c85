/** The way from the adapter to the local Stripe: every request is a step that a fault can strike. */
import Stripe from 'stripe';
import type { StripeFault } from '#testing/stripe/stripeKeys';
import { FAULT_HEADER, STRIPE_KEYS } from '#testing/stripe/stripeServer';
import type { StripeServer } from '#testing/stripe/stripeServer';

interface Answer {
  readonly status: number;
  readonly headers: Record<string, string>;
  readonly text: string;
}

/** How Stripe itself answers a request, and again for its key. */
export type StoredFault = Extract<StripeFault, 'server error' | 'server error after'>;

/** Really sends a request. */
type Send = (fault?: StoredFault) => Promise<Answer>;

/** What becomes of a request. */
export type Line = (name: string, send: Send) => Promise<Answer>;

class Response extends Stripe.HttpClientResponse {
  constructor(private readonly answer: Answer) {
    super(answer.status, answer.headers);
  }
  override getRawResponse(): unknown {
    return this.answer;
  }
  override toStream(): unknown {
    throw new Error('nothing is streamed here');
  }
  override toJSON(): Promise<unknown> {
    return Promise.resolve().then((): unknown => JSON.parse(this.answer.text));
  }
}

class Client extends Stripe.HttpClient {
  constructor(private readonly line: Line) {
    super();
  }
  override getClientName(): string {
    return 'simulated';
  }
  override async makeRequest(
    host: string,
    port: string,
    path: string,
    method: string,
    headers: Record<string, string | number | string[]>,
    data: string,
  ): Promise<Response> {
    const send: Send = async (fault) => {
      const answer = await fetch(`http://${host}:${port}${path}`, {
        method,
        headers: [
          ...Object.entries(headers)
            .filter(([name]) => !/^(?:content-length|connection)$/i.test(name))
            .map(([name, value]): [string, string] => [name, String(value)]),
          ...(fault === undefined ? [] : [[FAULT_HEADER, fault] as [string, string]]),
        ],
        ...(method === 'POST' ? { body: data } : {}),
      });
      return { status: answer.status, headers: Object.fromEntries(answer.headers), text: await answer.text() };
    };
    return new Response(await this.line(`${method} ${path.split('?')[0] ?? ''}`, send));
  }
}

export const timedOut = (): Error => Stripe.HttpClient.makeTimeoutError();
export const serverError = (): Answer => ({
  status: 500,
  headers: { 'content-type': 'application/json' },
  text: JSON.stringify({ error: { type: 'api_error', message: 'something went wrong' } }),
});
export const wrongBody = (): Answer => ({ status: 200, headers: { 'content-type': 'text/html' }, text: '<html>proxy</html>' });

/** The adapter's own settings, but for the wait between two tries. */
export function openSimStripe({ origin }: StripeServer, line: Line): Stripe {
  const { hostname, port } = new URL(origin);
  return new Stripe(STRIPE_KEYS.STRIPE_SECRET_KEY, {
    host: hostname,
    port,
    protocol: 'http',
    telemetry: false,
    maxNetworkRetries: 0,
    httpClient: new Client(line),
  });
}
