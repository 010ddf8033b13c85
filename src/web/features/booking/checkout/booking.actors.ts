/** The questions of a booking as calls: joins the machine to the API. Failures come back as values. */
import { fromPromise } from 'xstate';
import type { CreateDraft, DraftWire } from '#core/contract/bookings/drafts.schema';
import { searchToBody } from '#core/contract/flights/searchBody';
import { failureCodeOf } from '#core/contract/problem';
import type { ChooseExtras } from '#core/contract/bookings/extras.schema';
import type { Fare } from '#core/domain/fares/fareFamilies';
import type { FailureCode } from '#core/domain/booking/failures';
import type { Cents } from '#core/domain/values/money';
import type { Result } from '#core/domain/values/result';
import { err, ok, present } from '#core/domain/values/result';
import type { SearchQuery } from '#core/domain/search/trip';
import type { DraftAnswer, ExtrasAnswer, ExtrasInput, FareAnswer, OpenInput } from './booking.types';

/** The calls, already bound to the store (booking.flow.ts): each resolves or rejects with a {@link CallFailure}. */
export interface BookingCalls {
  openDraft(body: CreateDraft): Promise<DraftWire>;
  reprice(body: { readonly draftId: string; readonly seenTotal: Cents }): Promise<DraftWire>;
  chooseExtras(body: ChooseExtras): Promise<DraftWire>;
}

/** `query`: the search that the flight was chosen from; null without a flight. */
export function createBookingActors(calls: BookingCalls, query: SearchQuery | null) {
  const open = async (flight: OpenInput): Promise<DraftAnswer> =>
    asResult(calls.openDraft({ search: searchToBody(present(query, 'search')), ...flight }));
  return {
    openDraft: fromPromise<DraftAnswer, OpenInput>(({ input }) => open(input)),
    changeFare: fromPromise<FareAnswer, { readonly fare: Fare }>(async ({ input: { fare } }) => {
      const opened = await open({ flightId: fare.id, seenTotal: fare.total });
      return opened.ok ? ok({ fare, draft: opened.value }) : opened;
    }),
    reprice: fromPromise<DraftAnswer, { readonly draftId: string; readonly seenTotal: Cents }>(({ input }) =>
      asResult(calls.reprice(input)),
    ),
    saveExtras: fromPromise<ExtrasAnswer, ExtrasInput>(async ({ input: { draftId, choices, seenTotal } }) => {
      const chosen = await asResult(calls.chooseExtras({ draftId, seenTotal, choices: choices.map((choice) => ({ ...choice })) }));
      return chosen.ok ? ok({ draft: chosen.value, seenTotal }) : chosen;
    }),
  };
}

async function asResult<T>(call: Promise<T>): Promise<Result<T, FailureCode>> {
  try {
    return ok(await call);
  } catch (failure) {
    return err(failureCodeOf(failure));
  }
}
