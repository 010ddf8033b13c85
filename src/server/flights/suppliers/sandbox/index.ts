/** The sandbox as an adapter: always there, its timetable in threads, its orders in the database. */
import path from 'node:path';
import type { SupplierAdapter } from '../adapter';
import { createDatabaseOrders } from './orders/databaseOrders';
import { createSandboxSupplier } from './sandboxSupplier';
import { openTimetablePool } from './timetable/threads/timetablePool';

export const sandbox: SupplierAdapter = {
  isConfigured: () => true,
  create({ serverDir, db, onError }) {
    const timetable = openTimetablePool(path.join(serverDir, 'timetable.worker.js'), (error) => onError('timetable thread failed', error));
    const orders = createDatabaseOrders(db);
    return {
      supplier: createSandboxSupplier(timetable, orders, (error) => onError('sandbox orders failed', error)),
      ready: (now) => timetable.ready(now),
      close: () => timetable.close(),
    };
  },
};
