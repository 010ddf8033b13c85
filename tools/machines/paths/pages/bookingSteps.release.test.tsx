/** Every transition of the booking's steps and fares is taken on the drawn page, and of the page without a flight (code.28). */
import { bookingStage } from './booking.stage';
import { itWalks } from './itWalks';
import { bookingRoutes } from './pageRoutes';

const WALKS: readonly string[] = ['steps and fares', 'without a flight'];

for (const [name, routes] of Object.entries(bookingRoutes())) if (WALKS.includes(name)) itWalks(name, bookingStage(name), routes);
