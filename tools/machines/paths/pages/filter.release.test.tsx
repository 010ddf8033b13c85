/** Every transition of the filters is taken on the drawn page (code.28). */
import { filterMachine } from '#web/features/results/filters/filter.machine';
import { ASK, at, QUERY } from '#testing/site/resultsWorld';
import { wireOf } from '#testing/flights/wireFlights';
import { LISTED } from '../filter.paths';
import type { Stage } from './drawn';
import { FILTER_TABLES } from './filter.table';
import { itWalks } from './itWalks';
import { filterRoutes } from './pageRoutes';

const stage: Stage<(typeof FILTER_TABLES)['filters']['walk']['page']> = {
  machine: filterMachine,
  table: FILTER_TABLES.filters,
  // Back leads to the same search with another filter
  visit: [at('&bag=1&note=1'), at()],
  answers: {
    [ASK]: () => ({ body: wireOf(LISTED, QUERY) }),
    'GET /data/airports': () => ({ body: [] }),
    'GET /api/lowest-prices': () => ({ body: { prices: {} } }),
    'GET /api/alternatives': () => ({ body: { days: [], airports: [] } }),
    'POST /api/eventlog': () => ({ status: 204 }),
  },
  held: {},
  wire: () => 'networkError',
};

for (const [name, routes] of Object.entries(filterRoutes())) itWalks(name, stage, routes);
