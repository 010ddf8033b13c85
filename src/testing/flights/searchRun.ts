/** The search machine run by a test: lookups are answered by hand, in any order, and time is set by hand. */
import { SimulatedClock, createActor, fromPromise } from 'xstate';
import type { Place, Suggestion } from '#core/domain/places/airports';
import { addDays, formatFieldDate } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import { parseSavedSearch } from '#core/domain/places/initialSearch';
import type { DateName, PlaceName } from '#core/domain/search/searchDraft';
import { nearParams } from '#core/domain/search/nearPlaces';
import { readSearchParams } from '#core/domain/search/searchQuery';
import { searchKey } from '#core/domain/search/trip';
import { addressFaults, searchOfAddress } from '#core/domain/search/validateSearch';
import { searchMachine } from '#web/features/search/search.machine';
import type { ResolvedPlaces, SearchEmitted, SearchEvent } from '#web/features/search/search.types';
import { TODAY } from '../today';

export const day = (offset: number): IsoDate => addDays(TODAY, offset);
export const place = (code: string, metro = code): Place => ({
  code,
  label: `${code} - Name of ${code}`,
  city: `City ${code}`,
  country: 'US',
  metro,
  isMetro: false,
});
export const JFK = place('JFK', 'NYC');
export const EWR = place('EWR', 'NYC');
export const LAX = place('LAX');

export interface Question {
  readonly text: string;
  readonly answer: (places: readonly Suggestion[]) => void;
  readonly fail: () => void;
}

/** A machine whose lookups are answered by the test, in any order. */
export function start(recall: (text: string) => readonly Suggestion[] = () => []) {
  const clock = new SimulatedClock();
  const questions: Question[] = [];
  const named: { codes: readonly string[]; answer: (found: ResolvedPlaces) => void; fail: () => void }[] = [];
  const actor = createActor(
    searchMachine.provide({
      actors: {
        recallSuggestions: fromPromise<readonly Suggestion[], { readonly text: string }>(({ input }) =>
          Promise.resolve(recall(input.text)),
        ),
        fetchSuggestions: fromPromise<readonly Suggestion[], { readonly text: string }>(
          ({ input }) =>
            new Promise((answer, fail) =>
              questions.push({
                text: input.text,
                answer,
                fail: () => {
                  fail(new Error('down'));
                },
              }),
            ),
        ),
        resolvePlaces: fromPromise<ResolvedPlaces, { readonly codes: readonly string[] }>(
          ({ input }) =>
            new Promise((answer, fail) =>
              named.push({
                codes: input.codes,
                answer,
                fail: () => {
                  fail(new Error('down'));
                },
              }),
            ),
        ),
      },
    }),
    { input: { today: TODAY }, clock },
  );
  const said: SearchEmitted[] = [];
  actor.on('*', (event) => said.push(event));
  actor.start();
  const send = (...events: SearchEvent[]): void => {
    events.forEach((event) => {
      actor.send(event);
    });
  };
  return {
    actor,
    clock,
    questions,
    named,
    said,
    send,
    context: () => actor.getSnapshot().context,
    draft: () => actor.getSnapshot().context.draft,
    value: () => actor.getSnapshot().value,
  };
}

export const settled = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
export const HOME: SearchEvent = { type: 'address.changed', today: TODAY, pageKey: '/', search: null, saved: null };
export const submit: SearchEvent = { type: 'form.submitted', today: TODAY };
export const choose = (field: PlaceName, p: Place): SearchEvent => ({ type: 'suggestion.chosen', field, place: p });
export const typeDate = (field: DateName, date: IsoDate): SearchEvent => ({ type: 'date.typed', field, text: formatFieldDate(date) });
export const openPicker = (field: DateName, by: 'click' | 'button' | 'ArrowDown' = 'click'): SearchEvent => ({
  type: 'picker.opened',
  field,
  today: TODAY,
  by,
});
export const onResults = (search: string): SearchEvent => {
  const params = new URLSearchParams(search);
  const complete = searchOfAddress(params, TODAY);
  const { parts } = readSearchParams(params);
  return {
    type: 'address.changed',
    today: TODAY,
    pageKey: search,
    saved: null,
    search: {
      parts,
      faults: addressFaults(params, TODAY),
      key: complete.ok ? searchKey(complete.value) + (parts.flex ?? '') + nearParams(parts.near) : null,
    },
  };
};
export const ADDRESS = 'ori=JFK&des=LAX&departdate=10-Jan-2027&triptype=R&cabin=Business&adt=2&chd=1&inf=0&returndate=17-Jan-2027';
export const SAVED = parseSavedSearch({
  tripType: 'R',
  origin: JFK.label,
  destination: LAX.label,
  departDate: day(20),
  returnDate: day(25),
  adults: 1,
  children: 0,
  infants: 0,
  classValue: 'First',
});
