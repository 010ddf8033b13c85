/** The machine's questions as calls: joins the machine to the API and to the card frame. Failures come back as values. */
import { fromPromise } from 'xstate';
import type { AttemptWire, CreateBooking } from '#core/contract/bookings/payments.schema';
import type { CreateDraft, DraftWire } from '#core/contract/bookings/drafts.schema';
import { searchToBody } from '#core/contract/flights/searchBody';
import { failureCodeOf, isCallFailure } from '#core/contract/problem';
import type { ChooseExtras } from '#core/contract/bookings/extras.schema';
import type { Fare } from '#core/domain/fares/fareFamilies';
import type { FailureCode } from '#core/domain/booking/failures';
import type { TravelerDemands } from '#core/domain/travelers/travelerDemands';
import type { Cents } from '#core/domain/values/money';
import type { Result } from '#core/domain/values/result';
import { err, ok, present } from '#core/domain/values/result';
import type { SearchQuery } from '#core/domain/search/trip';
import type {
  AttemptAnswer,
  DraftAnswer,
  ExtrasAnswer,
  ExtrasInput,
  FareAnswer,
  OpenInput,
  PayInput,
  ProofAnswer,
  TokenAnswer,
  WalletAnswer,
  WalletInput,
} from './booking.types';

/** The calls, already bound to the store (booking.flow.ts): each resolves or rejects with a {@link CallFailure}. */
export interface BookingCalls {
  openDraft(body: CreateDraft): Promise<DraftWire>;
  reprice(body: { readonly draftId: string; readonly seenTotal: Cents }): Promise<DraftWire>;
  chooseExtras(body: ChooseExtras): Promise<DraftWire>;
  book(key: string, body: CreateBooking): Promise<AttemptWire>;
  verify(body: { readonly attemptId: string; readonly abandon?: boolean }): Promise<AttemptWire>;
  status(of: { readonly draftId: string } | { readonly attemptId: string }): Promise<AttemptWire>;
}

export interface BookingSources {
  readonly calls: BookingCalls;
  /** The search that the flight was chosen from; null without a flight. */
  readonly query: SearchQuery | null;
  /** Asks the card frame for a token, for a payment of so many cents. */
  readonly tokenise: (amount: Cents) => Promise<TokenAnswer>;
  /** Opens the wallet that was tapped, once what it pays can be booked; aborted, it is not wanted any more. */
  readonly openWallet: (input: WalletInput, signal: AbortSignal) => Promise<WalletAnswer>;
  /** Everything typed, as the booking call wants it; null while a form has a fault. */
  readonly order: (demands: TravelerDemands | undefined) => Promise<Omit<CreateBooking, 'draftId' | 'acceptedTotal' | 'botToken'> | null>;
  /** A token of the bot check for a payment; rejects when none can be had. */
  readonly botToken: () => Promise<string>;
}

export function createBookingActors({ calls, query, tokenise, openWallet, order, botToken }: BookingSources) {
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
    tokenise: fromPromise<TokenAnswer, { readonly amount: Cents }>(({ input }) => tokenise(input.amount)),
    openWallet: fromPromise<WalletAnswer, WalletInput>(({ input, signal }) => openWallet(input, signal)),
    pay: fromPromise<AttemptAnswer, PayInput>(({ input: { key, botToken: proof, demands, ...priced } }) =>
      order(demands).then(
        (body) =>
          body
            ? asAttempt(calls.book(key, { ...body, ...priced, ...(proof === null ? {} : { botToken: proof }) }))
            : refusedAs('invalid_request'),
        // What reads the forms could not be loaded: nothing was sent, and the same is tried again.
        () => refusedAs('network'),
      ),
    ),
    prove: fromPromise<ProofAnswer, undefined>(() => botToken().then(ok, () => err('unavailable'))),
    verify: fromPromise<AttemptAnswer, { readonly attemptId: string; readonly abandon: boolean }>(({ input }) =>
      asAttempt(calls.verify(input.abandon ? input : { attemptId: input.attemptId })),
    ),
    askStatus: fromPromise<AttemptAnswer, { readonly draftId: string; readonly attemptId: string | null }>(({ input }) =>
      asAttempt(calls.status(input.attemptId === null ? { draftId: input.draftId } : { attemptId: input.attemptId })),
    ),
  };
}

async function asResult<T>(call: Promise<T>): Promise<Result<T, FailureCode>> {
  try {
    return ok(await call);
  } catch (failure) {
    return err(failureCodeOf(failure));
  }
}

const refusedAs = (code: FailureCode): AttemptAnswer => err({ code, draft: null, attempt: null });

async function asAttempt(call: Promise<AttemptWire>): Promise<AttemptAnswer> {
  try {
    return ok(await call);
  } catch (failure) {
    const body = isCallFailure(failure) && failure.kind === 'problem' ? failure.body : null;
    // The contract sends the draft along with `price_changed` and the attempt along with `draft_busy`; our own server wrote them.
    const extension = (body ?? {}) as { readonly draft?: DraftWire; readonly attempt?: AttemptWire };
    return err({ code: failureCodeOf(failure), draft: extension.draft ?? null, attempt: extension.attempt ?? null });
  }
}
