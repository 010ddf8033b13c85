/** The part of the search form's machine that suggests places, once for each end of a flight. */
import { and } from 'xstate';
import type { DoneActorEvent } from 'xstate';
import type { Suggestion } from '#core/domain/places/airports';
import type { PlaceEnd } from '#core/domain/search/searchDraft';
import { typedText } from './search.changes';
import { searchSetup } from './search.setup';
import type { SearchContext } from './search.types';

/**
 * Suggestions of "From" or "To", whichever flight's field is typed in: requested from the third letter on, first one highlighted, closed 300 ms after blur. A city
 * that is called by fewer letters is known without asking (search.34).
 */
export function suggesting(end: PlaceEnd) {
  const isOfEnd = { type: 'isOfEnd', params: { end } } as const;
  const isAbout = { type: 'isTypedIn', params: { end } } as const;
  const hasSuggestions = and([isAbout, { type: 'hasSuggestions', params: { end } }]);
  const forget = { type: 'forgetSuggestions', params: { end } } as const;
  const showAgain = { guard: hasSuggestions, target: 'showing' } as const;
  const leave = { guard: isAbout, target: 'closing' } as const;
  const dismiss = { guard: isAbout, target: 'closed' } as const;
  const isAnswered = { type: 'isAnswered', params: { end } } as const;
  const move = { guard: and([isAbout, isAnswered]), actions: 'moveHighlight' } as const;
  const press = { guard: isAbout, target: 'pressing' } as const;
  const take = {
    guard: and([isAbout, isAnswered]),
    target: 'closed',
    actions: ['moveOnAfterEnter', { type: 'takeHighlight', params: { end } }, forget],
  } as const;
  const recalled = ({ event }: { event: DoneActorEvent<readonly Suggestion[]> }) => ({ end, options: event.output });
  // What the browser knows by itself is there with the key; the server's answer completes it.
  const recall = {
    id: `recall.${end}`,
    src: 'recallSuggestions',
    input: ({ context }: { context: SearchContext }) => ({ text: typedText(context, end) }),
    onDone: { actions: { type: 'recallSuggestions', params: recalled } },
    onError: {},
  } as const;
  const recallAlone = {
    ...recall,
    onDone: {
      guard: { type: 'isFound', params: recalled },
      target: 'showing',
      actions: { type: 'recallSuggestions', params: recalled },
    },
  } as const;
  // The answer picks: nobody who types fast and presses Enter or Tab waits for the network (complaints.15).
  const takeWhenThere = { guard: isAbout, target: 'taking', actions: 'moveOnAfterEnter' } as const;
  return searchSetup.createStateConfig({
    initial: 'closed',
    on: {
      'place.typed': [
        { guard: and([isOfEnd, 'isLongEnough']), target: '.pausing', actions: 'typePlace' },
        { guard: isOfEnd, target: '.recalling', actions: ['typePlace', forget] },
      ],
      'suggestion.chosen': { guard: isOfEnd, target: '.closed', actions: ['choosePlace', forget] },
      // fields are another flight's now
      'flight.removed': { target: '.closed', actions: forget },
      'places.swapped': { target: '.closed', actions: forget },
      'address.changed': { target: '.closed', actions: forget },
      'search.prefilled': { target: '.closed', actions: forget },
    },
    states: {
      closed: { on: { 'place.entered': showAgain, 'highlight.moved': showAgain } },
      recalling: {
        invoke: { ...recallAlone, onDone: [recallAlone.onDone, 'closed'], onError: 'closed' },
        on: { 'field.left': dismiss },
      },
      pausing: {
        tags: ['open', 'busy'],
        invoke: recall,
        after: { TYPING_PAUSE: 'waiting' },
        on: {
          'highlight.moved': move,
          'highlight.taken': [take, takeWhenThere],
          'suggestion.pressed': press,
          'field.left': leave,
          'suggestions.dismissed': dismiss,
        },
      },
      waiting: {
        tags: ['open', 'busy'],
        // Typing on leaves and enters again: the earlier question is stopped and its answer dropped.
        invoke: [
          recall,
          {
            id: `suggest.${end}`,
            src: 'fetchSuggestions',
            input: ({ context }) => ({ text: typedText(context, end) }),
            onDone: [
              {
                guard: { type: 'isFound', params: ({ event }) => ({ options: event.output }) },
                target: 'showing',
                actions: { type: 'showSuggestions', params: ({ event }) => ({ end, options: event.output }) },
              },
              { target: 'empty', actions: forget },
            ],
            // Offline or a failed server: what the browser knows stays.
            onError: [
              { guard: isAnswered, target: 'showing' },
              { target: 'failed', actions: forget },
            ],
          },
        ],
        on: {
          'highlight.moved': move,
          'highlight.taken': [take, takeWhenThere],
          'suggestion.pressed': press,
          'field.left': leave,
          'suggestions.dismissed': dismiss,
        },
      },
      taking: {
        tags: 'busy',
        invoke: {
          id: `take.${end}`,
          src: 'fetchSuggestions',
          input: ({ context }) => ({ text: typedText(context, end) }),
          onDone: {
            target: 'closed',
            actions: [{ type: 'takeFirst', params: ({ event }) => ({ end, options: event.output }) }, forget],
          },
          onError: { target: 'closed', actions: forget },
        },
      },
      showing: {
        tags: 'open',
        on: {
          'highlight.moved': { guard: isAbout, actions: 'moveHighlight' },
          'highlight.taken': { ...take, guard: isAbout },
          'suggestion.pressed': press,
          'field.left': leave,
          'suggestions.dismissed': dismiss,
        },
      },
      // While the button is down nothing closes: a slow click still selects (complaints.15).
      pressing: { tags: 'open', on: { 'suggestion.released': leave } },
      closing: {
        tags: 'open',
        after: { BLUR_CLOSE_DELAY: 'closed' },
        on: {
          'place.entered': showAgain,
          'suggestion.pressed': press,
        },
      },
      empty: { tags: 'open', on: { 'field.left': dismiss, 'suggestions.dismissed': dismiss } },
      failed: {
        tags: 'open',
        // The server failed before the browser's own table was there.
        invoke: recallAlone,
        on: { 'field.left': dismiss, 'suggestions.dismissed': dismiss },
      },
    },
  });
}
