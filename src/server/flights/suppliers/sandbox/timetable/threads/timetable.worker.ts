/** A thread that answers questions to the timetable, one at a time: `dist/server/timetable.worker.js`. */
import { loadAirports } from '../../../../../airports/airportTable';
import { createTimetable } from '../timetable';

export const { search, offer, exchange, lowestPrice, explore, servedAirports } = createTimetable(loadAirports());
