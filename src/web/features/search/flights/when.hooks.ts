/** What dates that may move ask of the search machine (search.45). */
import { NO_CHOICE, USUAL_ORIGIN, exploreParams } from '#core/domain/places/explore';
import type { Month, When } from '#core/domain/places/explore';
import { parseFlexibility, periodOf } from '#core/domain/search/flexible';
import { FLEX_KINDS, flexOfKind, kindOf } from '#core/domain/search/flexiblePeriods';
import { codeOfPlace } from '#core/domain/search/searchDraft';
import { href } from '#core/domain/site/routes';
import { addDays } from '#core/domain/values/dates';
import { today } from '#web/platform/clock';
import { useLocale } from '#web/platform/sent/messages';
import { useSearch, useSearchActor } from '../search.hooks';

/** At first a month is offered that one may still plan for. */
const USUAL_DAYS_AHEAD = 30;

/** How the dates may move: the kind alone, a stay without its period. */
export function useFlexField() {
  const actor = useSearchActor();
  const { flex, departs } = useSearch((s) => ({ flex: s.context.draft.flex, departs: s.context.draft.departDate.date }));
  return {
    kind: kindOf(flex),
    choose: (text: string) => {
      const kind = FLEX_KINDS.find((known) => known === text) ?? '';
      actor.send({ type: 'flex.chosen', flex: flexOfKind(kind, flex, departs ?? addDays(today(), USUAL_DAYS_AHEAD)) });
    },
  };
}

const EXPLORED = { weekend: 'weekend', week: 'week', month: 'any' } as const;

/** The address of the page that says where to, with what the form knows (explore.1). */
export function useAnywhere(): string {
  const { draft } = useSearch((s) => ({ draft: s.context.draft }));
  const locale = useLocale();
  const period = periodOf(draft.flex);
  const [departs, returns] = [draft.departDate.date, draft.returnDate.date];
  const when: When | null = period
    ? { kind: 'month', month: period.first.slice(0, 7) as Month } // of a day of the calendar
    : draft.tripType === 'R' && departs && returns && departs < returns
      ? { kind: 'dates', departs, returns }
      : null;
  const choice = {
    ...NO_CHOICE,
    origin: codeOfPlace(draft.origin) ?? USUAL_ORIGIN,
    cabin: draft.cabin,
    ...(when ? { when } : {}),
    ...(period ? { stay: EXPLORED[period.stay] } : {}),
  };
  return href('explore', locale, {}, exploreParams(choice));
}

/** The period that takes the place of dates. */
export function useWhenField() {
  const actor = useSearchActor();
  const state = useSearch((s) => ({
    flex: s.context.draft.flex,
    isRoundTrip: s.context.draft.tripType === 'R',
    fault: s.context.faults.departDate,
  }));
  return {
    ...state,
    choose: (name: string) => {
      const flex = parseFlexibility(`${name}:${kindOf(state.flex)}`);
      if (flex !== null) actor.send({ type: 'flex.chosen', flex });
    },
    leave: () => {
      actor.send({ type: 'field.left', field: 'departDate' });
    },
  };
}
