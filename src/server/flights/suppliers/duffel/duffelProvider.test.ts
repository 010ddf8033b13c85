import type { IsoDate } from '#core/domain/values/dates';
import { searchFor } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import { describeProvider } from '#testing/contracts/providerContract';
import type { OrderAnswer } from '#testing/contracts/providerContract';
import { openTestDatabase } from '#testing/database/testDatabase';
import type { TestDatabase } from '#testing/database/testDatabase';
import type { DuffelRules } from '#testing/duffel/duffelShapes';
import { openDuffel } from '#testing/duffel/duffelTrial';
import { attentionEntries } from '../../../attention/attention.tables';

const NOW = new Date('2027-04-10T12:00:00Z');
const QUERY: SearchQuery = searchFor(
  { origin: 'JFK', destination: 'LAX', departs: '2027-05-11' as IsoDate, returns: '2027-05-18' as IsoDate },
  'Economy',
  { adults: 2, children: 1, infants: 1 },
);

const ORDERS: Readonly<Record<OrderAnswer, DuffelRules['orders']>> = {
  made: 'created',
  accepted: 'accepted',
  'never answered': 'refused connection',
  'not made': 'not_created',
  'taken before': 'conflict',
  duplicate: 'duplicate',
};
const REVOKED = {
  token: { token: 'revoked' },
  search: { token: 'may not search' },
  balance: { orders: 'no_balance' },
} as const satisfies Record<string, Partial<DuffelRules>>;

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

describeProvider('Duffel', async () => {
  const opened = await openDuffel(database, NOW);
  const { server } = opened;
  return {
    supplier: opened.supplier,
    said: opened.said,
    get now() {
      return opened.now;
    },
    query: QUERY,
    passMinutes: opened.passMinutes,
    changeOrder: (_ourReference, change) => server.changeOrder(change),
    breakDown: opened.breakDown,
    close: opened.close,
    issueNoTickets: () => server.change({ isTicketless: true }),
    issueTicket: server.issueTicket,
    giveCredit: (refundTo, cents, refundCurrency) => server.change({ refundTo, refund: (cents / 100).toFixed(2), refundCurrency }),
    refundIn: (refundCurrency) => server.change({ refundCurrency }),
    answerOrders: (how) => server.change({ orders: ORDERS[how] }),
    settleOrder: server.settleOrder,
    refuseLastName: () => server.change({ refusedPlace: '/passengers/1/family_name' }),
    revoke: (how) => server.change(REVOKED[how]),
    limitFor: server.limitFor,
    sellWith: ({ passports, numbers, faresIn, penaltiesIn }) =>
      server.change({
        documentsRequired: passports === true,
        documentTypes: numbers === true ? ['passport', 'known_traveler_number', 'passenger_redress_number'] : ['passport'],
        loyaltyProgrammes: numbers === true ? ['AA', 'DL', 'UA', 'BA'] : [],
        currency: faresIn ?? 'USD',
        penaltyCurrency: penaltiesIn ?? 'USD',
      }),
    attention: async () => (await database.db.select().from(attentionEntries)).map(({ kind, reason }) => [kind, reason]),
    priceByAge: (seatAged) => server.change({ seatAged }),
    raiseBy: server.raiseBy,
    slowDown: (slowAirlines) => server.change({ slowAirlines }),
    searchesMade: () => server.calls.filter((call) => /^POST .*offer_requests$/.test(call)).length,
    callsMade: () => server.calls.length,
    lastPassengers: () => (server.lastOrder()?.['passengers'] ?? []) as Record<string, unknown>[],
  };
});
