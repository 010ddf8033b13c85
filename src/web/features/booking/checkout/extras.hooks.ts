/** Seats and bags while they are being chosen: what is on sale (cache), what was chosen (slice), who travels (forms), what it costs. */
import { skipToken } from '@reduxjs/toolkit/query';
import { useDispatch, useSelector } from 'react-redux';
import type { FlightConfirm } from '#core/domain/booking/booking';
import { priceWith } from '#core/domain/extras/chooseExtras';
import type { ChosenExtra, ExtraChoice, ExtrasOnSale } from '#core/domain/extras/extras';
import { choicesOf, extrasTotal } from '#core/domain/extras/extras';
import { chosenOf, stillOpen } from '#core/domain/extras/seatChoice';
import type { SeatedTraveler } from '#core/domain/extras/seatChoice';
import { dayOfLeg, holdsInfant } from '#core/domain/extras/seatRules';
import type { PriceBreakdown } from '#core/domain/flights/flights';
import { readAssistance } from '#core/domain/travelers/assistance';
import { companionsOf } from '#core/domain/travelers/partyRules';
import { tripFactsOf } from '#core/domain/travelers/travelerRules';
import type { Cents } from '#core/domain/values/money';
import { today } from '#web/platform/clock';
import { useBookingWords } from '#web/platform/sent/messages';
import { bookingApi, useExtrasQuery } from '../booking.api';
import { extrasChosen, selectChosen, selectExtras, selectForms } from '../store/booking.slice';
import { useDraftId } from '../trip.hooks';
import { typedName } from '../tripText';
import { useBoughtExtras, useQuote, useStep } from './booking.hooks';

/** Travelers who have a seat of their own, with the name as it was typed. */
export interface NamedTraveler extends SeatedTraveler {
  readonly name: string;
}

export function useParty(): readonly NamedTraveler[] {
  const { extras } = useBookingWords();
  const { travelers } = useSelector(selectForms);
  const flight = useSelector(selectChosen);
  const people = flight === null ? [] : companionsOf(travelers, tripFactsOf(flight.slices, flight.airports, today()));
  return travelers
    .filter(({ kind }) => kind !== 'infant')
    .map((form, traveler) => ({
      traveler,
      dateOfBirth: people[traveler]?.dateOfBirth ?? null,
      holdsInfant: holdsInfant(traveler, people),
      assistance: readAssistance(form.assistance),
      name: typedName(form) || extras.traveler(traveler + 1),
    }));
}

/** What is on sale as it was last read; undefined before it is here. */
const useOnSale = (): ExtrasOnSale | undefined => {
  const draftId = useDraftId();
  return bookingApi.endpoints.extras.useQueryState(draftId ?? skipToken).data;
};

/** Reads what is on sale from the server, for as long as a component shows it. */
export function useReadExtras() {
  const draftId = useDraftId();
  return useExtrasQuery(draftId ?? skipToken);
}

export interface ExtrasOnPage {
  readonly onSale: ExtrasOnSale | undefined;
  readonly choices: readonly ExtraChoice[];
  readonly chosen: readonly ChosenExtra[];
  /** What they cost together, and the total of the booking with them; null before there is a quote. */
  readonly sum: Cents;
  readonly total: Cents | null;
}

/** As last chosen on the page, else as the draft has them; before the airline has answered, what the draft has. */
export function useExtrasOnPage(): ExtrasOnPage {
  const draftId = useDraftId();
  const remembered = useSelector(selectExtras);
  const bought = useBoughtExtras();
  const onSale = useOnSale();
  const party = useParty();
  const price = useQuote()?.price;
  const wanted = remembered !== null && remembered.draftId === draftId ? remembered.choices : choicesOf(bought);
  const flight = useSelector(selectChosen);
  const choices = onSale && flight ? stillOpen(onSale, wanted, party, (leg) => dayOfLeg(flight.slices, leg)) : wanted;
  const chosen = onSale ? chosenOf(onSale, choices).chosen : bought;
  const sum = extrasTotal(chosen);
  return { onSale, choices, chosen, sum, total: price ? priceWith(price, chosen).total : null };
}

/** Writes down what is chosen now. */
export function useChooseExtras(): (choices: readonly ExtraChoice[]) => void {
  const dispatch = useDispatch();
  const draftId = useDraftId();
  return (choices) => {
    if (draftId !== null) dispatch(extrasChosen({ draftId, choices }));
  };
}

/** The bill as it is now: while seats and bags are being chosen it counts them already. */
export function useShownPrice(): PriceBreakdown | null {
  const quote = useQuote();
  const step = useStep();
  const { chosen } = useExtrasOnPage();
  return quote && (step === 'extras' ? priceWith(quote.price, chosen) : quote.price);
}

/** The legs of a trip in their order, by their positions. */
export const legsOf = ({ slices }: Pick<FlightConfirm, 'slices'>) =>
  slices.flatMap(({ legs }, slice) => legs.map((flown, leg) => ({ slice, leg, flown })));
