import { itinerary } from './itinerary.es';
import { problems } from '../site/problems.es';
import type { trip as en } from './trip.en';

export const trip: typeof en = { itinerary, problems };
