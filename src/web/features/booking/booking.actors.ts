/** The machine's questions as calls: joins the machine to the API and to the card frame. Failures come back as values. */
import { fromPromise } from 'xstate';
import type { AttemptWire, CreateBooking, CreateDraft, DraftWire } from '#core/contract/bookings.schema';
import type { CallFailure } from '#core/contract/problem';
import type { FlightConfirm } from '#core/domain/booking';
import type { Cents } from '#core/domain/money';
import type { Result } from '#core/domain/result';
import { err, ok } from '#core/domain/result';
import type { AttemptAnswer, DraftAnswer, FailureCode, ProofAnswer, TokenAnswer } from './bookingEvents';

/** The calls, already bound to the store (booking.hooks.ts): each resolves or rejects with a {@link CallFailure}. */
export interface BookingCalls {
  openDraft(body: CreateDraft): Promise<DraftWire>;
  reprice(body: { readonly draftId: string; readonly seenTotal: Cents }): Promise<DraftWire>;
  book(key: string, body: CreateBooking): Promise<AttemptWire>;
  verify(body: { readonly attemptId: string; readonly abandon?: boolean }): Promise<AttemptWire>;
  status(of: { readonly draftId: string } | { readonly attemptId: string }): Promise<AttemptWire>;
}

export interface BookingSources {
  readonly calls: BookingCalls;
  readonly tokenise: () => Promise<TokenAnswer>;
  readonly chosen: () => FlightConfirm | null;
  /** Everything typed, as the booking call wants it; null while a step is not complete. */
  readonly order: () => Omit<CreateBooking, 'draftId' | 'acceptedTotal' | 'botToken'> | null;
  /** A token of the bot check for a payment; rejects when none can be had. */
  readonly botToken: () => Promise<string>;
}

export function createBookingActors({ calls, tokenise, chosen, order, botToken }: BookingSources) {
  /** Belongs to one attempt: a lost answer is asked for again with the same one. */
  let proof: { readonly key: string | null; readonly token: string } | null = null;
  return {
    openDraft: fromPromise<DraftAnswer, { readonly seenTotal: Cents }>(({ input }) => {
      const flight = chosen();
      if (!flight) return Promise.resolve(err('draft_unknown'));
      const { travelers, ...search } = flight.query;
      return asResult(
        calls.openDraft({ search: { ...search, travelers: { ...travelers } }, flightId: flight.flightId, seenTotal: input.seenTotal }),
      );
    }),
    reprice: fromPromise<DraftAnswer, { readonly draftId: string; readonly seenTotal: Cents }>(({ input }) =>
      asResult(calls.reprice(input)),
    ),
    tokenise: fromPromise<TokenAnswer, undefined>(() => tokenise()),
    pay: fromPromise<AttemptAnswer, { readonly draftId: string; readonly acceptedTotal: Cents; readonly key: string }>(({ input }) => {
      const { key, ...priced } = input;
      const body = order();
      if (!body) return Promise.resolve(err({ code: 'invalid_request', draft: null, attempt: null }));
      if (proof?.key === null) proof = { ...proof, key };
      return asAttempt(calls.book(key, { ...body, ...priced, ...(proof?.key === key ? { botToken: proof.token } : {}) }));
    }),
    prove: fromPromise<ProofAnswer, undefined>(async () => {
      try {
        proof = { key: null, token: await botToken() };
        return ok(null);
      } catch {
        return err('error');
      }
    }),
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
    return err(codeOf(failure));
  }
}

async function asAttempt(call: Promise<AttemptWire>): Promise<AttemptAnswer> {
  try {
    return ok(await call);
  } catch (failure) {
    const body = isCallFailure(failure) && failure.kind === 'problem' ? failure.body : null;
    // The contract puts the draft beside `price_changed` and the attempt beside `draft_busy`; our own server wrote them.
    const beside = (body ?? {}) as { readonly draft?: DraftWire; readonly attempt?: AttemptWire };
    return err({ code: codeOf(failure), draft: beside.draft ?? null, attempt: beside.attempt ?? null });
  }
}

function isCallFailure(failure: unknown): failure is CallFailure {
  return typeof failure === 'object' && failure !== null && 'kind' in failure;
}

/** The base query rejects with a {@link CallFailure}; anything else is a bug and is told as one of ours. */
function codeOf(failure: unknown): FailureCode {
  if (!isCallFailure(failure)) return 'internal';
  return failure.kind === 'problem' ? failure.problem.code : failure.kind;
}
