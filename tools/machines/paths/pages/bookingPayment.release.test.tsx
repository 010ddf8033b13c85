/** Every transition of a payment is taken on the drawn page, and of a page that was reloaded under one (code.28). */
import { bookingStage } from './booking.stage';
import { itWalks } from './itWalks';
import { bookingRoutes } from './pageRoutes';

const WALKS: readonly string[] = ['payment on entry', 'reloaded under a payment'];

for (const [name, routes] of Object.entries(bookingRoutes())) if (WALKS.includes(name)) itWalks(name, bookingStage(name), routes);
