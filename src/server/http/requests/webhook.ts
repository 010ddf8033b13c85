/** A door for calls that another company's servers make and sign (money.14, reliability.31). */
import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../replies/problems';
import { isSigned } from './webhookSignature';

export interface Webhook {
  readonly path: string;
  /** The caller, as answers name it. */
  readonly sender: string;
  /** The header with time and signatures, in small letters. */
  readonly header: string;
  /** Names of the signatures that count. */
  readonly schemes: readonly string[];
  readonly secret: string;
  readonly clock: () => Date;
  /** Takes what was signed, read as JSON; false where it is no event. */
  readonly take: (event: unknown) => Promise<boolean>;
}

const MOST_BYTES = 256 * 1024;

export function registerWebhook(instance: FastifyInstance, { path, sender, header, schemes, secret, clock, take }: Webhook): void {
  instance.register(async (scope) => {
    // A signature is over the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    scope.post(path, { bodyLimit: MOST_BYTES, config: { fromOutside: true } }, async (request, reply) => {
      const { body } = request;
      const signature = request.headers[header];
      if (!Buffer.isBuffer(body) || typeof signature !== 'string')
        return sendProblem(reply, 'invalid_request', `Only ${sender} may call this.`);
      if (!isSigned(body, signature, secret, schemes, clock())) return sendProblem(reply, 'invalid_request', 'The signature does not fit.');
      if (!(await take(readJson(body)))) return sendProblem(reply, 'invalid_request', 'This is no event.');
      return reply.send({ received: true });
    });
  });
}

function readJson(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return null;
  }
}
