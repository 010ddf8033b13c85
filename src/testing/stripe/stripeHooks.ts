/** Events of the stand-in of Stripe: written, signed, sent to whoever listens, and listed. */
import { createHmac } from 'node:crypto';
import Stripe from 'stripe';
import { id, listOf, missing, seconds, shown } from './stripeAnswers';
import type { Answer, Shown } from './stripeAnswers';

export interface SignedEvent {
  readonly body: string;
  readonly signature: string;
}

/** Takes an event at its address and answers with a status. */
export type Deliver = (body: string, signature: string) => Promise<number>;

/** Where an account sends its events. */
export interface Endpoint {
  readonly url: string;
  readonly events: readonly string[];
  /** Null: that of the account. */
  readonly apiVersion: string | null;
}

export type WriteEvent = (type: string, object: object, options?: { readonly id?: string; readonly created?: number }) => SignedEvent;

/** The header that Stripe sends with an event. */
export function signed(body: string, secret: string, at = seconds()): string {
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`;
}

/** The version of the API that the package speaks, as `2026-10-28.endive`. */
export const API_VERSION: string = Stripe.API_VERSION;

/** The events and endpoints of one account; `secret` signs. */
export function createStripeHooks(secret: string) {
  const sent: Shown<Stripe.EventBase>[] = [];
  let deliver: Deliver | null = null;
  let endpoint: Endpoint | null = null;

  const wireOf = (type: string, object: object, eventId: string, created: number, pending: number): Shown<Stripe.EventBase> => ({
    id: eventId,
    object: 'event',
    api_version: API_VERSION,
    created,
    data: { object },
    livemode: false,
    pending_webhooks: pending,
    request: { id: null, idempotency_key: null },
    // of any type: tests write those that nobody acts on too
    type: type as Stripe.EventBase['type'],
  });

  const event: WriteEvent = (type, object, { id: eventId = id('evt'), created = seconds() } = {}) => {
    const body = JSON.stringify(wireOf(type, object, eventId, created, 1));
    return { body, signature: signed(body, secret) };
  };

  return {
    event,

    /** Sends an event; it is pending until whoever listens has taken it. */
    async tell(type: string, object: object): Promise<void> {
      const [eventId, created] = [id('evt'), seconds()];
      const { body, signature } = event(type, object, { id: eventId, created });
      const status = await deliver?.(body, signature);
      sent.unshift(wireOf(type, object, eventId, created, status === 200 ? 0 : 1));
    },

    deliverTo(to: Deliver | null): void {
      deliver = to;
    },

    listenAt(at: Endpoint | null): void {
      endpoint = at;
    },

    endpoints: (path: string): Answer =>
      listOf<Stripe.WebhookEndpoint>(
        path,
        endpoint === null
          ? []
          : [
              {
                id: 'we_local',
                object: 'webhook_endpoint',
                api_version: endpoint.apiVersion,
                enabled_events: endpoint.events,
                livemode: false,
                status: 'enabled',
                url: endpoint.url,
              },
            ],
      ),

    /** The newest first. */
    list: (path: string, type: string | undefined): Answer =>
      listOf<Stripe.EventBase>(
        path,
        sent.filter((one) => type === undefined || one.type === type),
      ),

    show(eventId: string): Answer {
      const found = sent.find((one) => one.id === eventId);
      return found ? shown<Stripe.EventBase>(found) : missing('id');
    },
  };
}
