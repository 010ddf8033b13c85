/** All machines, with what tools and tests need of it. A test holds this list to the files. */
import type { AnyStateMachine } from 'xstate';
import { bookingMachine } from '#web/features/booking/checkout/booking.machine';
import { bookingRecorded } from '#web/features/booking/checkout/booking.recorded';
import { cancelMachine } from '#web/features/booking/manage/cancel.machine';
import { cancelRecorded } from '#web/features/booking/manage/cancel.recorded';
import { exchangeMachine } from '#web/features/booking/exchange/exchange.machine';
import { exchangeRecorded } from '#web/features/booking/exchange/exchange.recorded';
import { paymentMachine } from '#web/features/booking/payment/payment.machine';
import { paymentRecorded } from '#web/features/booking/payment/payment.recorded';
import { filterMachine } from '#web/features/results/filters/filter.machine';
import { filterRecorded } from '#web/features/results/filters/filter.recorded';
import { searchMachine } from '#web/features/search/search.machine';
import { searchRecorded } from '#web/features/search/search.recorded';
import type { RecordedParts } from '#core/domain/recorded/allowList';
import { bookingJourneys } from './journeys/booking.journeys';
import { cancelJourneys } from './journeys/cancel.journeys';
import { exchangeJourneys } from './journeys/exchange.journeys';
import { filterJourneys } from './journeys/filter.journeys';
import type { Journey } from './journeys/journey';
import { searchJourneys } from './journeys/search.journeys';

export interface KnownMachine {
  readonly machine: AnyStateMachine;
  readonly parts: RecordedParts;
  /** Where it is defined, from the root of the project. */
  readonly file: string;
  /** Real journeys, by the name of their recording; of a machine that is invoked they are those of the machines that invoke it. */
  readonly journeys: Readonly<Record<string, Journey>>;
}

export const MACHINES: readonly KnownMachine[] = [
  { machine: searchMachine, parts: searchRecorded, file: 'src/web/features/search/search.machine.ts', journeys: searchJourneys },
  { machine: filterMachine, parts: filterRecorded, file: 'src/web/features/results/filters/filter.machine.ts', journeys: filterJourneys },
  {
    machine: bookingMachine,
    parts: bookingRecorded,
    file: 'src/web/features/booking/checkout/booking.machine.ts',
    journeys: bookingJourneys,
  },
  { machine: cancelMachine, parts: cancelRecorded, file: 'src/web/features/booking/manage/cancel.machine.ts', journeys: cancelJourneys },
  {
    machine: exchangeMachine,
    parts: exchangeRecorded,
    file: 'src/web/features/booking/exchange/exchange.machine.ts',
    journeys: exchangeJourneys,
  },
  { machine: paymentMachine, parts: paymentRecorded, file: 'src/web/features/booking/payment/payment.machine.ts', journeys: {} },
];

/** The lists of all machines: a journey is recorded on each machine that it goes through. */
export const ALL_PARTS: readonly RecordedParts[] = MACHINES.map(({ parts }) => parts);

/** The folder of its recordings. */
export const recordingsOf = ({ file, machine }: KnownMachine): string => `${file.slice(0, file.lastIndexOf('/'))}/recordings/${machine.id}`;
