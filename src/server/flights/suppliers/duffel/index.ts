/** Flights at Duffel, for an installation that has its token and the secret of its webhook. */
import { DAY_MS } from '#core/domain/values/keptFor';
import { wantPerson } from '../../../attention/attention.service';
import { forgetEvery } from '../../../platform/jobs/forgetting';
import { registerWebhook } from '../../../http/requests/webhook';
import type { SupplierAdapter } from '../adapter';
import { createDuffelCalls } from './api/duffelApi';
import { openDuffel } from './api/openDuffel';
import { createDuffelBooks } from './books/duffelBooks';
import { createDuffelChanges } from './orders/duffelChanges';
import { forgetOldEvents, readEvent, takeEvent } from './orders/duffelEvents';
import { createDuffelSupplier } from './duffelSupplier';
import { createExchangeNotes } from './exchanges/exchangeNotes';
import { createOrderNotes } from './orders/orders';
import { WEBHOOK_PATH } from './paths';
import type { LeftOut } from './search/offers';

export const duffel: SupplierAdapter = {
  isConfigured: ({ duffel: settings }) => settings !== null,
  create({ config, db, shared, clock, onError }) {
    const settings = config.duffel;
    if (settings === null) throw new Error('Duffel has no token');
    const { isTestMode, webhookSecret } = settings;
    const calls = createDuffelCalls({
      clock,
      shared,
      onError,
      async onClosed(code) {
        onError('Duffel sells nothing to this account: travelers are told to call', new Error(code));
        const now = clock();
        const subject = `${code} ${now.toISOString().slice(0, 10)}`;
        try {
          await wantPerson(db(), now, { kind: 'supplier_refuses_us', subject, reason: code });
        } catch (error) {
          onError('a person could not be notified', error);
        }
      },
    });
    const api = openDuffel(settings);
    let notify = (): void => undefined;
    const leftOut = { currency: 0, unreadable: 0 };
    /** A person is notified once a day: searches go on and on. */
    async function onLeftOut(why: LeftOut, count: number, isAll: boolean): Promise<void> {
      leftOut[why] += count;
      if (!isAll) return;
      const now = clock();
      const subject = `${why} ${now.toISOString().slice(0, 10)}`;
      try {
        if (await wantPerson(db(), now, { kind: 'offers_left_out', subject, reason: why }))
          onError('Duffel has offers, and none of a search can be sold', new Error(why));
      } catch (error) {
        onError('a person could not be notified', error);
      }
    }
    const deps = { duffel: api, calls, clock, onError, onLeftOut };
    return {
      supplier: createDuffelSupplier({
        ...deps,
        orders: createOrderNotes(db),
        exchangeNotes: createExchangeNotes(db),
        isTestMode,
        booksOf: (orders) => createDuffelBooks({ ...deps, db }, orders),
        changesOf: (orders) =>
          createDuffelChanges({
            ...deps,
            db,
            orders,
            onNews: (listener) => {
              notify = listener;
            },
          }),
      }),
      register(scope) {
        registerWebhook(scope, {
          path: WEBHOOK_PATH,
          sender: 'Duffel',
          header: 'x-duffel-signature',
          schemes: ['v1', 'v2'],
          secret: webhookSecret,
          clock,
          async take(sent) {
            const event = readEvent(sent);
            if (event === null) return false;
            if (await takeEvent(db(), clock(), event)) notify();
            return true;
          },
        });
        forgetEvery(scope, DAY_MS, 'old events of Duffel', () => forgetOldEvents(db(), clock()));
      },
      circuits: () => calls.circuits(),
      leftOut: () => leftOut,
      ready: async () => undefined,
      close: async () => calls.close(),
    };
  },
};
