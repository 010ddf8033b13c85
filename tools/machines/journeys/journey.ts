/** A journey of a traveler through one machine, and the real machine driven along it: recordings are made so, never typed. */
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import type { AnyActorRef, AnyEventObject, AnyStateMachine, InspectionEvent } from 'xstate';
import type { Recording } from '#core/contract/bookings/recordings.schema';
import { present } from '#core/domain/values/result';
import type { PaymentActor } from '#web/features/booking/payment/payment.listeners';
import type { PaymentEvent } from '#web/features/booking/payment/payment.types';
import { withCalls } from '#web/recording/invoked';
import { createRecorder } from '#web/recording/recorder';
import type { RecordedParts } from '#core/domain/recorded/allowList';

/** The actor fails instead of answering. */
export const FAILS = Symbol('fails');

/** What happens next: an event, an event to the payment that the machine invoked, or time that passes, in milliseconds. */
export type Happening = AnyEventObject | ToPayment | { readonly wait: number };
export interface ToPayment {
  readonly payment: PaymentEvent;
}
export const toPayment = (type: PaymentEvent['type']): ToPayment => ({ payment: { type } });

export interface Journey {
  readonly input: object;
  /** What each actor answers, question by question; after the last answer none comes. */
  readonly answers?: Readonly<Record<string, readonly unknown[]>>;
  readonly does: readonly Happening[];
}

/** Between two things that a traveler does. */
const PAUSE_MS = 40;

export interface PlayedJourney {
  /** What the recorder received. */
  readonly recording: Recording;
  /** What the machine and those that it invoked handed out: every event that they emitted, and last its output, where it ended with one. */
  readonly said: readonly object[];
}

/** Plays a journey on the real machine, with a clock of its own; `parts` are the lists of all machines that are recorded on it. */
export async function recordJourney(
  machine: AnyStateMachine,
  parts: readonly RecordedParts[],
  { input, answers = {}, does }: Journey,
): Promise<PlayedJourney> {
  const clock = new SimulatedClock();
  const recorder = createRecorder({
    now: () => clock.now(),
    build: 'journey',
    viewport: () => ({ width: 1440, height: 900 }),
    parts,
  });
  const calls: Record<string, number> = {};
  const answering = withCalls(machine, (name) =>
    fromPromise(() => {
      const turn = (calls[name] = (calls[name] ?? 0) + 1);
      const list = answers[name] ?? [];
      if (turn > list.length) return new Promise(() => undefined);
      const answer = list[turn - 1];
      return answer === FAILS ? Promise.reject(new Error('down')) : Promise.resolve(answer);
    }),
  );
  const said: object[] = [];
  const inspect = (event: InspectionEvent): void => {
    recorder.hear(event);
    // what its page hears, that of the machines it invokes among it
    if (event.type === '@xstate.actor') (event.actorRef as AnyActorRef).on('*', (emitted) => void said.push(emitted));
  };
  // The input of a machine that is not known here; the journey was written for it.
  const actor = createActor(answering, { input, clock, inspect } as never);
  // a failed lookup is part of the journey
  actor.subscribe({ error: () => undefined });
  actor.start();
  await settled();
  for (const happening of does) {
    if ('wait' in happening && typeof happening.wait === 'number') clock.increment(happening.wait);
    else {
      clock.increment(PAUSE_MS);
      const { payment } = actor.getSnapshot().children as { readonly payment?: PaymentActor };
      if ('payment' in happening) present(payment, 'payment').send((happening as ToPayment).payment);
      else actor.send(happening as AnyEventObject);
    }
    await settled();
  }
  // the output of a machine that is not known here
  const output = actor.getSnapshot().output as unknown;
  if (output !== undefined) said.push({ type: 'output', output });
  actor.stop();
  return { recording: recorder.take(), said };
}

/** Answers that are there arrive: each takes a few turns of the queue. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
}
