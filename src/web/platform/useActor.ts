/** The one way to create an actor: it reports to the inspection bus. */
import { useActorRef } from '@xstate/react';
import { createActor } from 'xstate';
import type { Actor, ActorOptions, AnyActorRef, AnyStateMachine } from 'xstate';
import { inspectionBus } from './inspection';

type Options<M extends AnyStateMachine> = Omit<ActorOptions<M>, 'inspect'>;

/** How actors are made while a recording is played in the page (code.30). */
export interface ActorAdapter {
  /** Another machine and other options in place of those of the page; the same machine for the same one. */
  readonly adapt: (
    machine: AnyStateMachine,
    options: ActorOptions<AnyStateMachine>,
  ) => readonly [AnyStateMachine, ActorOptions<AnyStateMachine>];
  readonly made: (actor: AnyActorRef, machine: AnyStateMachine) => void;
}

let adapter: ActorAdapter | null = null;

/** For builds with the inspector; in a release actors are what the page makes of them. */
export function adaptActors(by: ActorAdapter | null): void {
  adapter = by;
}

type Make<M extends AnyStateMachine> = (machine: M, options: ActorOptions<M>) => Actor<M>;

function make<M extends AnyStateMachine>(how: Make<M>, machine: M, options: Options<M>): Actor<M> {
  const all: ActorOptions<M> = { ...options, inspect: inspectionBus.emit };
  if (process.env['INSPECT'] !== '1' || !adapter) return how(machine, all);
  // An adapter hands back what it was given, or the same machine with other actors.
  const [by, adapted] = adapter.adapt(machine, all as ActorOptions<AnyStateMachine>) as unknown as readonly [M, ActorOptions<M>];
  const actor = how(by, adapted);
  adapter.made(actor, machine);
  return actor;
}

/** An actor that lives as long as the component that asks for it. */
export function useActor<M extends AnyStateMachine>(machine: M, options: Options<M>): Actor<M> {
  // The generic signature demands `input` where the machine does; Options<M> already does.
  return make(useActorRef as unknown as Make<M>, machine, options);
}

/** An actor that outlives pages, started at once; made in app only. */
export function startActor<M extends AnyStateMachine>(machine: M, options: Options<M>): Actor<M> {
  const actor = make(createActor as unknown as Make<M>, machine, options);
  actor.start();
  return actor;
}
