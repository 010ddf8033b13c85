import type { BagKind, Fixture, SeatFeature } from '../../../../domain/extras/extras';
import type { SeatBar } from '../../../../domain/extras/seatChoice';
import type { SeatPlace } from '../../../../domain/extras/seatGrid';
import { extraNames } from '../extraNames.en';
import { plural } from '../../plural';

/** Words of seats and bags: where they are chosen, and where they stand afterwards. */
export const extras = {
  names: extraNames,
  /** Of the bill. */
  line: extraNames.title,
  lead: 'You can leave this out: the airline gives everyone a seat at check-in.',
  loading: 'Asking the airline for seats and bags …',
  notLoaded: 'Seats and bags could not be loaded. Try again, or go on without them.',
  again: 'Try again',
  saving: 'Keeping your seats and bags …',
  skipStep: 'Skip this step',
  skip: 'Continue without seats or bags',
  goOn: (price: string): string => `Continue with seats and bags, ${price}`,
  goOnFree: 'Continue with these choices',
  sums: (extras: string, total: string): string => `Seats and bags ${extras}, total ${total}`,
  removeAll: 'Remove all',
  nothing: 'None',
  terms:
    'Seats and bags go back in full with our free cancellation within 24 hours, where it applies. After that the airline keeps what they cost.',
  lostTitle: 'Some of what you chose was sold',
  lost: (what: string, total: string): string => `Sold to somebody else: ${what}. Your total without it is ${total}.`,
  refusedTitle: 'Your seats and bags were not saved',
  refused: 'What you chose is still marked here.',
  dropped: 'Seats and bags that you had chosen belonged to the fare before. Please choose them again.',
  belongToFare: 'Seats and bags that you chose belong to your fare: with another one you choose them again.',

  seats: 'Seats',
  flights: 'Flights',
  nextFlight: 'Next flight',
  noMap: 'Seats for this flight are chosen with the airline after booking.',
  who: 'Who is choosing?',
  noSeat: 'no seat yet',
  /** Of a flight in the list of flights. */
  noSeats: 'No seats chosen',
  later: 'With the airline, after booking',
  /** `JFK → LAX`. */
  way: (from: string, to: string): string => `${from} → ${to}`,
  lapInfant: 'Infants on laps have no seat of their own.',
  traveler: (n: number): string => `Traveler ${String(n)}`,
  together: 'Choose for us, together, free of charge',
  alone: 'Choose a free seat for me',
  noneTogether: 'There are no free seats next to each other on this flight. Please choose them one by one.',
  noneFree: 'There is no free seat on this flight.',
  togetherDone: (seats: string): string => `Chosen: ${seats}.`,
  taken: (seat: string, name: string): string => `Seat ${seat} for ${name}.`,
  given: (name: string): string => `${name} has no seat now.`,
  nowFor: (name: string): string => `Next: ${name}.`,

  map: (cabin: string): string => `Seats, ${cabin}`,
  decks: ['Main deck', 'Upper deck'],
  row: 'Row',
  keys: 'Arrow keys move from seat to seat.',
  legend: 'Legend',
  kinds: { free: 'Free of charge', paid: 'For a fee', legroom: 'Extra legroom', exit: 'Exit row', taken: 'Taken', yours: 'Yours' },
  places: { window: 'window', middle: 'middle', aisle: 'aisle' } satisfies Record<SeatPlace, string>,
  features: { extraLegroom: 'extra legroom', exitRow: 'exit row', noRecline: 'does not recline' } satisfies Record<SeatFeature, string>,
  bars: {
    taken: 'taken',
    exit: 'exit row: only from age 15, without a lap child, and without assistance',
    notForTraveler: 'not for this traveler',
  } satisfies Record<SeatBar, string>,
  free: 'free of charge',
  chosenFor: (name: string): string => `chosen for ${name}`,
  fixtures: {
    bassinet: 'Bassinet',
    empty: '',
    exit: 'Exit',
    lavatory: 'Restroom',
    galley: 'Galley',
    closet: 'Closet',
    stairs: 'Stairs',
  } satisfies Record<Fixture, string>,
  wings: ([first, last]: readonly [string, string]): string => `Rows ${first} to ${last} are over the wings.`,

  bags: 'Bags',
  included: 'Your fare, per traveler:',
  kindsOfBag: { carryOn: 'Carry-on bag', checked: 'Checked bag' } satisfies Record<BagKind, string>,
  bagsChosen: (n: number): string => `${String(n)} ${plural('en', n, 'bag', 'bags')}`,
  /** House style: pounds first, as airlines round them, down. */
  weight: (kg: number): string => `${String(Math.floor(kg * 2.20462))} lb (${String(kg)} kg)`,
  each: (price: string): string => `${price} each`,
  bagFree: 'free',
  bagsOf: (name: string): string => `Bags, ${name}`,
  addBag: (bag: string): string => `Add: ${bag}`,
  removeBag: (bag: string): string => `Remove: ${bag}`,
  mostBags: (n: number): string => `${String(n)} at most`,
  noBags: 'This airline sells no bags with the flight. Bags can be added with the airline after booking.',

  /** After booking. */
  ofThat: (price: string): string => `${price} of it for seats and bags`,
  none: 'No seats or bags were booked with this trip. Seats can be chosen with the airline.',
  moreAtAirline: 'To change seats or add bags, go to the airline with its reference.',
  airlinePage: (airline: string): string => `Seats and bags at ${airline}`,
};
