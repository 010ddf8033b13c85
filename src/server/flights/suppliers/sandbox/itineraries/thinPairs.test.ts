/** Pairs with little traffic have the ways that airlines, their alliances and partners really sell (fare-model.4, fare-model.9). */
import { DEFAULT_TRAVELERS } from '#core/domain/travelers/travelers';
import { searchFor } from '#core/domain/search/trip';
import type { IsoDate } from '#core/domain/values/dates';
import { loadAirports } from '../../../../airports/airportTable';
import { buildNetwork, carrierOf } from '../timetable/network';
import { itinerariesFor } from './itinerarySearch';

const net = buildNetwork(loadAirports());
const NOW = new Date('2026-11-24T12:00:00Z');
/** Some routes are flown on a few days of the week. */
const DAYS = ['2027-02-09', '2027-02-12', '2027-02-14'] as unknown as readonly IsoDate[];

/** The airlines of everything that is sold from one place to another on these days. */
function airlinesOf(from: string, to: string): ReadonlySet<string> {
  return new Set(
    DAYS.flatMap((departs) =>
      itinerariesFor(net, searchFor({ origin: from, destination: to, departs, returns: null }, 'Economy', DEFAULT_TRAVELERS), NOW),
    ).flatMap(({ slices }) => slices.flatMap(({ legs }) => legs.map(({ route }) => carrierOf(net, route).code))),
  );
}

test.each([
  ['AUS', 'OAX', 'AA UA AM'],
  ['DFW', 'OAX', 'AA'],
  ['BNA', 'KTM', 'QR EK FZ'],
  ['RDU', 'KTM', 'QR'],
  ['DEN', 'KTM', 'TK'],
  ['TPA', 'KTM', 'QR'],
  ['IND', 'LIM', 'AA DL'],
  ['OMA', 'CTG', 'AA DL'],
  ['PIT', 'TLV', 'UA DL'],
  ['CMH', 'KEF', 'UA'],
  ['SLC', 'CPT', 'DL'],
  ['MCI', 'NBO', 'KQ QR KL'],
  ['CLE', 'ADD', 'ET'],
  ['BDL', 'FCO', 'AA DL UA'],
  ['SAT', 'BOG', 'AA UA'],
  ['SAT', 'MID', 'UA'],
  ['TUS', 'ANC', 'AS'],
  ['BUF', 'LIS', 'DL UA'],
  ['RIC', 'ATH', 'AA DL UA'],
  ['DSM', 'PVR', 'AA UA'],
  ['ICT', 'MTY', 'AA UA'],
  ['ELP', 'MEX', 'AA UA'],
  ['FAT', 'GDL', 'Y4'],
  ['MEM', 'CMB', 'QR'],
  ['JAX', 'ACC', 'DL UA'],
  ['CHS', 'DUB', 'AA DL UA'],
  ['GSP', 'LHR', 'AA BA DL UA'],
  ['GRR', 'SJO', 'AA UA'],
  ['SFO', 'CEB', 'PR'],
  ['SFO', 'SAI', 'VN'],
  ['IAD', 'VFA', 'ET'],
  ['JFK', 'LUN', 'QR'],
  ['JFK', 'ZNZ', 'QR'],
  ['DTW', 'BEY', 'AF RJ'],
  ['IAH', 'LOS', 'DL LH'],
  ['ATL', 'DAR', 'QR KL'],
  ['DEN', 'SJJ', 'LH TK'],
  ['MIA', 'GPS', 'AV LA'],
  ['SEA', 'MLE', 'EK QR SQ'],
  ['SEA', 'LXA', 'CA'],
  ['PDX', 'GVA', 'BA UA'],
  ['MSY', 'MAD', 'AA DL'],
  ['OKC', 'ZIH', 'UA'],
  ['IAD', 'TAS', 'TK'],
  ['DFW', 'SKD', 'EK FZ'],
  ['ORD', 'KRK', 'LO'],
  ['ORD', 'SBZ', 'LH'],
  ['PHL', 'EBB', 'QR'],
  ['BOS', 'KGL', 'KL QR'],
  ['BNA', 'LXR', 'MS'],
  ['MSP', 'LPQ', 'VN'],
  ['MIA', 'LBJ', 'GA'],
  ['HNL', 'PPT', 'HA'],
  ['BOI', 'CUN', 'AA DL UA'],
  ['BOS', 'SBH', 'B6 TJ'],
  ['DFW', 'SBH', 'AA TJ'],
  ['AMS', 'SBH', 'KL WM'],
  ['ORD', 'IOM', 'BA LM'],
  ['BOS', 'IOM', 'EI'],
  ['LAX', 'TRW', 'FJ'],
  ['CDG', 'FSP', 'AF PJ'],
  ['JFK', 'SYY', 'BA LM'],
  ['FLL', 'PVC', 'B6 9K'],
  ['DFW', 'PPT', 'AA TN'],
  ['DEN', 'SDY', 'UA 9K'],
  ['JFK', 'TAB', 'BW'],
  ['MIA', 'CYB', 'KX'],
  ['BOI', 'LIH', 'AA AS UA'],
  ['BUF', 'HNL', 'AA DL UA'],
  ['ABQ', 'OGG', 'AA AS UA WN'],
  ['CLE', 'KOA', 'UA'],
  ['LAS', 'ITO', 'HA'],
  ['DFW', 'ITO', 'AA HA'],
  ['SEA', 'LIH', 'AS'],
  ['ANC', 'HNL', 'AS'],
  ['BOS', 'DAV', 'CM'],
  ['MIA', 'CUZ', 'AV LA'],
  ['LAX', 'CUZ', 'AV LA'],
  ['JFK', 'LPB', 'AV LA'],
  ['JFK', 'IGU', 'LA'],
  ['MIA', 'USH', 'AR'],
  ['SFO', 'PNQ', 'AI'],
  ['JFK', 'COK', 'AI QR'],
  ['EWR', 'GOX', 'AI'],
  ['ORD', 'MLE', 'EK QR TK'],
  ['BNA', 'UVF', 'AA DL'],
  ['DEN', 'NAN', 'FJ'],
  ['ATL', 'JRO', 'DL KL'],
  ['JFK', 'MBA', 'KQ'],
  ['JFK', 'KIS', 'KQ'],
  ['STL', 'HUX', 'UA'],
  ['OAK', 'BJX', 'Y4'],
  ['ORD', 'MLM', 'AA AM'],
  ['LAX', 'UPN', 'AM'],
  ['IND', 'SDQ', 'AA DL'],
  ['MDT', 'SJU', 'AA'],
])('%s-%s is sold with %s', (from, to, airlines) => {
  expect([...airlinesOf(from, to)]).toEqual(expect.arrayContaining(airlines.split(' ')));
});

test.each([
  ['SIT', 'BET'],
  ['SIT', 'ADK'],
  ['ADK', 'SIT'],
  ['PSG', 'BRW'],
])('%s-%s, far beyond the usual waits, is flown by Alaska throughout and first so', (origin, destination) => {
  for (const departs of DAYS) {
    const [first] = itinerariesFor(net, searchFor({ origin, destination, departs, returns: null }, 'Economy', DEFAULT_TRAVELERS), NOW);
    expect(first?.slices.flatMap(({ legs }) => legs.map(({ route }) => carrierOf(net, route).code))).toEqual(['AS', 'AS', 'AS']);
  }
});
