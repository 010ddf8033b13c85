/** The one way to create an actor: it reports to the inspection bus. */
import { useActorRef } from '@xstate/react';
import { createActor } from 'xstate';
import type { Actor, ActorOptions, AnyStateMachine } from 'xstate';
import { inspectionBus } from './inspection';

type Options<M extends AnyStateMachine> = Omit<ActorOptions<M>, 'inspect'>;

/** An actor that lives as long as the component that asks for it. */
export function useActor<M extends AnyStateMachine>(machine: M, options: Options<M>): Actor<M> {
  const all: ActorOptions<M> = { ...options, inspect: inspectionBus.emit };
  // The generic signature demands `input` where the machine does; Options<M> already does.
  return (useActorRef as (m: M, o: ActorOptions<M>) => Actor<M>)(machine, all);
}

/** An actor that outlives pages, started at once; made in app only. */
export function startActor<M extends AnyStateMachine>(machine: M, options: Options<M>): Actor<M> {
  const all: ActorOptions<M> = { ...options, inspect: inspectionBus.emit };
  const actor = (createActor as (m: M, o: ActorOptions<M>) => Actor<M>)(machine, all);
  actor.start();
  return actor;
}
