/** Flights at Duffel, for an installation that has a token. */
import { Duffel } from '@duffel/api';
import type { SupplierAdapter } from '../adapter';
import { createDuffelCalls } from './duffelApi';
import { createDuffelSupplier } from './duffelSupplier';
import { createOrderNotes } from './orders';

export const duffel: SupplierAdapter = {
  isConfigured: ({ duffel: settings }) => settings !== null,
  create({ config, db, onError }) {
    const settings = config.duffel;
    if (settings === null) throw new Error('Duffel has no token');
    const { accessToken: token, apiBase, isTestMode } = settings;
    const calls = createDuffelCalls(onError);
    return {
      supplier: createDuffelSupplier({
        duffel: new Duffel({ token, ...(apiBase === null ? {} : { basePath: apiBase }) }),
        calls,
        orders: createOrderNotes(db),
        isTestMode,
        onError,
      }),
      ready: async () => undefined,
      close: async () => calls.close(),
    };
  },
};
