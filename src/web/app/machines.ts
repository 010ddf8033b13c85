/** Every machine of the site by its id: for the inspector, the command line and charts. Imports machines only. */
import { bookingMachine } from '#web/features/booking/booking.machine';
import { filterMachine } from '#web/features/results/filter.machine';
import { searchMachine } from '#web/features/search/search.machine';

export const MACHINES = { booking: bookingMachine, filter: filterMachine, search: searchMachine };
