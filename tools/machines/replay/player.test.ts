/** The player goes through every committed recording on the machines themselves, those that they invoke among them (code.30). */
import path from 'node:path';
import { createActor } from 'xstate';
import type { ActorOptions, AnyActorRef, AnyMachineSnapshot, AnyStateMachine } from 'xstate';
import type { Recording } from '#core/contract/bookings/recordings.schema';
import { createPlayer } from '#web/devtools/replay/player';
import type { Playing } from '#web/devtools/replay/player';
import { runsWith } from '#web/devtools/replay/runs';
import { cutTo } from '#web/recording/recording';
import { ALL_PARTS, MACHINES, recordingsOf } from '../machines';
import { namesIn, readRecording } from '../recordings/recordedFiles';

const ROOT = path.resolve(__dirname, '../../..');

interface Played {
  readonly end: Playing;
  /** Every state of every machine that was seen, in order. */
  readonly states: readonly string[];
  readonly actor: AnyActorRef;
}

/** Plays the first run of a machine as a page does. */
function play(machine: AnyStateMachine, recording: Recording): Played {
  const run = recording.runs.find((one) => one.machine === machine.id);
  if (!run) throw new Error(`${machine.id} was not recorded`);
  const player = createPlayer(runsWith(recording, run, ALL_PARTS), ALL_PARTS);
  const [adapted, options] = player.adapter.adapt(machine, {} as ActorOptions<AnyStateMachine>);
  const actor = createActor(adapted, options);
  player.adapter.made(actor, machine);
  actor.start();
  const states: string[] = [];
  for (let i = 0; i < player.now().steps; i += 1) {
    player.step();
    states.push(JSON.stringify(player.now().actual));
  }
  return { end: player.now(), states, actor };
}

const recorded = MACHINES.flatMap((known) => {
  const folder = path.join(ROOT, recordingsOf(known));
  return namesIn(folder).map((name) => [known.machine, name, readRecording(path.join(folder, `${name}.json`))] as const);
});

it.each(recorded.map(([machine, name, recording]) => [`${machine.id} ${name}`, machine, recording] as const))(
  'plays %s without a difference, complete and cut',
  (_name, machine, recording) => {
    const count = recording.runs.reduce((sum, { steps }) => sum + steps.length, 0);
    expect(play(machine, recording).end).toMatchObject({ at: count, steps: count, difference: null });
    for (const share of [0.8, 0.5, 0.3]) {
      const cut = cutTo(recording, Math.ceil(JSON.stringify(recording).length * share));
      if (cut.runs.some((run) => run.machine === machine.id)) expect(play(machine, cut).end.difference).toBeNull();
    }
  },
);

describe('a booking with a payment', () => {
  const known = recorded.find(([machine, name]) => machine.id === 'booking' && name === 'books-after-the-bank-asked');
  if (!known) throw new Error('nothing was recorded');
  const [machine, , recording] = known;

  it('goes through the states of the payment', () => {
    expect(play(machine, recording).states).toEqual(
      expect.arrayContaining(['"paying"', '"challenging"', '"verifying"', '"over"', '"booked"']),
    );
  });

  it('says the first event after which the payment is elsewhere', () => {
    const runs = recording.runs.map((run) =>
      run.machine === 'payment' ? { ...run, steps: run.steps.map((step, i) => (i === 1 ? { ...step, state: 'unsure' } : step)) } : run,
    );
    expect(play(machine, { ...recording, runs }).end.difference).toMatchObject({
      path: 'state',
      expected: 'unsure',
      actual: 'challenging',
    });
  });

  it('goes on where only the machine that invokes it was recorded', () => {
    const alone = { ...recording, runs: recording.runs.filter((run) => run.machine !== 'payment') };
    expect(play(machine, alone).end.difference).toBeNull();
  });

  it('drops what the page sends to either of them', () => {
    const run = recording.runs[0];
    if (!run) throw new Error('nothing was recorded');
    const [, payment] = recording.runs;
    const inMiddle = {
      ...recording,
      runs: [{ ...run, steps: run.steps.slice(0, -1) }, ...(payment ? [{ ...payment, steps: payment.steps.slice(0, 2) }] : [])],
    };
    const { actor } = play(machine, inMiddle);
    const child = (actor.getSnapshot() as AnyMachineSnapshot).children['payment'] as AnyActorRef | undefined;
    expect((child?.getSnapshot() as AnyMachineSnapshot).value).toBe('challenging');
    child?.send({ type: 'challenge.finished' });
    expect((child?.getSnapshot() as AnyMachineSnapshot).value).toBe('challenging');
  });
});
