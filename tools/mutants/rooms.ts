/** The rooms whose code is mutated, with the tests that must notice. */

export interface MutatedRoom {
  /** Files under mutation, as Stryker's globs; a later `!` takes some out again. */
  readonly mutate: readonly string[];
  /** Tests that may kill a mutant, as jest's globs, of pages or of all else; those that do not reach a file are left out by jest. */
  readonly tests: readonly string[];
  /** Which part of the room's mutants is drawn, so that each room gives about as many. */
  readonly share: number;
}

const DOMAIN = 'src/core/domain';
const BOOKINGS = 'src/server/bookings';

/** Tests of the rules themselves: no page, no database. */
const RULES = [`${DOMAIN}/**/*.test.ts`];
const NO_TESTS = '!**/*.test.ts';
const NO_PAGE_TESTS = '!**/*.test.ts*';

export const ROOMS: Readonly<Record<string, MutatedRoom>> = {
  money: {
    mutate: [
      `${DOMAIN}/values/money.ts`,
      `${DOMAIN}/fares/*.ts`,
      `${DOMAIN}/payment/priceLedger.ts`,
      `${DOMAIN}/booking/cancelRules.ts`,
      NO_TESTS,
    ],
    tests: RULES,
    share: 0.2,
  },
  dates: {
    mutate: [
      `${DOMAIN}/values/dates.ts`,
      `${DOMAIN}/search/{typedDate,dateStrip,validateSearch,searchDraft}.ts`,
      `${DOMAIN}/booking/saleWindow.ts`,
      `${DOMAIN}/travelers/passport*.ts`,
      NO_TESTS,
    ],
    tests: RULES,
    share: 0.2,
  },
  filters: {
    mutate: [`${DOMAIN}/filters/*.ts`, NO_TESTS],
    tests: RULES,
    share: 0.12,
  },
  travelers: {
    mutate: [`${DOMAIN}/travelers/*.ts`, `!${DOMAIN}/travelers/passport*.ts`, NO_TESTS],
    tests: RULES,
    share: 0.2,
  },
  machines: {
    mutate: [
      'src/web/features/search/search.{machine,suggesting,popover,setup,changes}.ts',
      'src/web/features/results/filters/filter.machine.ts',
      'src/web/features/booking/checkout/booking.{machine,filling,setup,outcomes}.ts',
      'src/web/features/booking/manage/cancel.machine.ts',
    ],
    tests: ['src/web/features/**/*.test.ts', 'tools/machines/paths/paths.test.ts', 'tools/machines/recordings/recordings.test.ts'],
    share: 0.08,
  },
  // steps by their ports alone; whole bookings take too long for each mutant
  saga: {
    mutate: [
      `${BOOKINGS}/saga/*.ts`,
      `!${BOOKINGS}/saga/attempt*.ts`,
      `${BOOKINGS}/reconciling/*.ts`,
      `${BOOKINGS}/afterSale/cancelling/cancelSaga.ts`,
      `${BOOKINGS}/retrying/{retries,leases}.ts`,
      NO_TESTS,
    ],
    tests: [
      `${BOOKINGS}/saga/{saga,paymentSteps,capture,supplierSteps,undoSteps}.test.ts`,
      `${BOOKINGS}/reconciling/{sweep,reconcilerRounds,lookBack}.test.ts`,
      `${BOOKINGS}/afterSale/cancelling/cancelSaga.test.ts`,
      `${BOOKINGS}/retrying/{retries,leases}.test.ts`,
    ],
    share: 0.1,
  },
  attempts: {
    mutate: [`${BOOKINGS}/saga/attempt*.ts`, `${BOOKINGS}/money/ledger.ts`, NO_TESTS],
    tests: [`${BOOKINGS}/saga/attempt{s.repository,Queries}.test.ts`, `${BOOKINGS}/money/ledger.test.ts`],
    share: 0.1,
  },
  shell: {
    mutate: [
      'src/web/features/shell/*.ts',
      'src/web/features/shell/components/**/*.tsx',
      'src/web/app/{AddressSync,slices,store}.ts*',
      NO_PAGE_TESTS,
    ],
    tests: ['src/web/{app,features/shell,tracking,platform}/**/*.test.tsx'],
    share: 0.15,
  },
  wiring: {
    mutate: ['src/server/wiring/open*.ts', 'src/server/http/limits/{proofs,rateLimits}.ts'],
    tests: ['src/server/wiring/*.test.ts', 'src/server/http/limits/*.test.ts'],
    share: 0.15,
  },
  actors: {
    mutate: [
      'src/web/features/search/search.{actors,listeners,hooks}.ts',
      'src/web/features/results/{results,compare}.hooks.ts',
      'src/web/features/booking/manage/{cancel,openBooking}.hooks.ts',
      'src/web/tracking/tracking.listeners.ts',
    ],
    tests: ['src/web/{features/search,features/booking/manage,pages/results,tracking}/**/*.test.tsx'],
    share: 0.05,
  },
  pages: {
    mutate: [
      'src/web/parts/entryForm.hooks.ts',
      'src/web/features/comments/*.ts',
      'src/web/features/enquiries/*.ts',
      'src/web/features/results/components/compare/*.tsx',
      NO_PAGE_TESTS,
    ],
    tests: ['src/web/{features/comments,features/enquiries}/**/*.test.tsx', 'src/web/pages/results/Compare.test.tsx'],
    share: 0.1,
  },
};
