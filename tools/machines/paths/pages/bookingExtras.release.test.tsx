/** Every transition of the step of seats and bags is taken on the drawn page (code.28). */
import { bookingStage } from './booking.stage';
import { itWalks } from './itWalks';
import { bookingRoutes } from './pageRoutes';

const WALKS: readonly string[] = ['seats and bags', 'seats and bags under a payment'];

for (const [name, routes] of Object.entries(bookingRoutes())) if (WALKS.includes(name)) itWalks(name, bookingStage(name), routes);
