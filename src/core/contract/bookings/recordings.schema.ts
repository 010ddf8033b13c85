/** A recording of what the machines of a page went through (code.20): nothing personal in it, made with the traveler's consent. */
import { Type } from 'typebox';
import type { Static, TUnsafe } from 'typebox';
import { RECORDED_STEPS, RECORDING_FORMAT } from '../../domain/site/recordingRules';

const Closed = { additionalProperties: false } as const;
const Uuid = Type.String({ pattern: '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$' });
/** Our own code names: `booking`, `xstate.done.actor.pay`, `api/executeMutation/pending book`. */
const Word = Type.String({ maxLength: 160 });
const AtMs = Type.Integer({ minimum: 0 });

/** `filling` or `{ filling: 'reviewing' }`, as XState says it. */
export type RecordedState = string | { readonly [region: string]: RecordedState | undefined };
const State = Type.Union([Word, Type.Record(Type.String(), Type.Unknown())]) as unknown as TUnsafe<RecordedState>;
const Parts = Type.Record(Type.String(), Type.Unknown());

export const RecordedStepSchema = Type.Object(
  {
    /** Milliseconds since the recording began. */
    at: AtMs,
    /** Answers of actors and delays are events too, so that a replay needs no network and no clock. */
    event: Type.Object({ type: Word }, { additionalProperties: true }),
    /** The state after the event. */
    state: State,
    /** The parts of the context that the event changed. */
    changed: Type.Optional(Parts),
  },
  Closed,
);
export type RecordedStep = Static<typeof RecordedStepSchema>;

/** One machine from a state on. */
export const RunSchema = Type.Object(
  {
    machine: Word,
    version: Word,
    /** What the machine was started with; null where its beginning is older than the recording. */
    input: Type.Union([Parts, Type.Null()]),
    start: Type.Object({ state: State, context: Parts }, Closed),
    steps: Type.Array(RecordedStepSchema, { maxItems: RECORDED_STEPS }),
  },
  Closed,
);
export type Run = Static<typeof RunSchema>;

export const RecordedActionSchema = Type.Object({ at: AtMs, type: Word, payload: Type.Optional(Type.Unknown()) }, Closed);
export type RecordedAction = Static<typeof RecordedActionSchema>;

export const RecordingSchema = Type.Object(
  {
    format: Type.Literal(RECORDING_FORMAT),
    /** File name of the entry script, which names the build. */
    build: Word,
    viewport: Type.Union([Type.Object({ width: Type.Integer(), height: Type.Integer() }, Closed), Type.Null()]),
    runs: Type.Array(RunSchema, { maxItems: 8 }),
    /** What was dispatched to the store meanwhile. */
    actions: Type.Array(RecordedActionSchema, { maxItems: RECORDED_STEPS }),
  },
  Closed,
);
export type Recording = Static<typeof RecordingSchema>;

/** `POST /api/payment-recording` → 201 {@link RecordingReceipt}; 404 `draft_unknown` where this browser paid for no such draft. */
export const SendRecordingSchema = Type.Object({ draftId: Uuid, recording: RecordingSchema }, Closed);
export type SendRecording = Static<typeof SendRecordingSchema>;

export const RecordingReceiptSchema = Type.Object({ reference: Type.String() });
export type RecordingReceipt = Static<typeof RecordingReceiptSchema>;
