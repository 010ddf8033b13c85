/** The inspector over a small machine of its own, part by part, through roles and names (code.17, code.25). */
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { and, assign, createActor, fromPromise, setup } from 'xstate';
import { createLog } from '../log/log';
import type { Log } from '../log/log';
import { jumpTo } from '../log/jump';
import { bookingMachine } from '#web/features/booking/checkout/booking.machine';
import { Panel } from './Panel';
import type { PanelActions } from './Toolbar';

const doorMachine = setup({
  types: {
    context: {} as { readonly knocks: number; readonly guest: { readonly name: string } },
    events: {} as { readonly type: 'knocked' } | { readonly type: 'opened'; readonly key: string } | { readonly type: 'left' },
  },
  actors: { greet: fromPromise<string>(() => new Promise(() => undefined)) },
  guards: {
    isKnocked: ({ context }) => context.knocks > 0,
    isRightKey: ({ event }) => event.type === 'opened' && event.key === 'brass',
  },
  actions: { count: assign({ knocks: ({ context }) => context.knocks + 1 }) },
}).createMachine({
  id: 'door',
  version: '3',
  context: { knocks: 0, guest: { name: 'nobody' } },
  initial: 'shut',
  on: { knocked: { actions: 'count' } },
  states: {
    shut: {
      on: {
        opened: { guard: and(['isKnocked', 'isRightKey']), target: 'open' },
      },
    },
    open: { on: { left: 'greeting' } },
    greeting: { invoke: { id: 'greet', src: 'greet' } },
  },
});

/** jsdom has no layout: a list that is as high as a window. */
Object.defineProperties(HTMLElement.prototype, { clientHeight: { value: 900 }, clientWidth: { value: 400 } });

let time = 0;
let tell: (() => void) | null = null;

function opened(canAct = true) {
  time = 0;
  const log: Log = createLog({
    now: () => time,
    later: (run) => {
      tell = run;
    },
    store: { slice: { step: 1 }, api: { queries: {} } },
  });
  const actor = createActor(doorMachine, { inspect: log.hear });
  actor.start();
  const actions: PanelActions = {
    clear: log.clear,
    saveRecording: jest.fn(),
    copyRecording: jest.fn(),
    openStately: jest.fn(),
    dock: jest.fn(),
    close: jest.fn(),
  };
  const restored = jest.fn();
  const jump = ({ ref, to, store }: Parameters<NonNullable<Parameters<typeof Panel>[0]['jump']>>[0]): void => {
    restored(store);
    jumpTo(ref, to);
  };
  render(<Panel log={log} actions={actions} jump={canAct ? jump : null} />);
  news();
  return { log, actor, actions, restored };
}

/** What happened reaches the panel. */
const news = (): void => act(() => tell?.());
const list = () => within(screen.getByRole('listbox', { name: 'Time line' }));
const rows = (): readonly string[] =>
  list()
    .getAllByRole('option')
    .map((row) => row.textContent);
const row = (name: RegExp): HTMLElement => list().getAllByRole('option', { name })[0] ?? document.body;
const details = () => within(screen.getByRole('tabpanel'));
const chart = (): HTMLElement => screen.getByRole('img', { name: /^Chart of door/ });
const activeStates = (): readonly (string | undefined)[] =>
  [...chart().querySelectorAll<SVGElement>('[data-active="true"]')].map(({ dataset }) => dataset['state']);

function visited() {
  const all = opened();
  time = 1_250;
  all.actor.send({ type: 'opened', key: 'tin' });
  all.actor.send({ type: 'knocked' });
  all.actor.send({ type: 'opened', key: 'brass' });
  news();
  return all;
}

it('lists every event with its time, its source and what came of it', () => {
  visited();
  expect(rows()).toEqual([
    '0:00.000beginsdoor, from page→ shut',
    '0:01.250opened tindoor, from pagerefused by isKnocked, isRightKey',
    '0:01.250knockeddoor, from pagestays',
    '0:01.250opened brassdoor, from page→ open',
  ]);
});

it('says which guard refused an event, and which of them said yes', async () => {
  const { actor } = opened();
  actor.send({ type: 'knocked' });
  actor.send({ type: 'opened', key: 'tin' });
  actor.send({ type: 'left' });
  news();
  await userEvent.click(row(/isRightKey/));
  await userEvent.click(screen.getByRole('tab', { name: 'Event' }));
  expect(details().getByText('isKnocked said yes')).toBeInTheDocument();
  expect(details().getByText('isRightKey said no')).toBeInTheDocument();
  expect(row(/left/)).toHaveTextContent('not known in this state');
});

it('shows every actor under the one that invoked it', () => {
  const { actor } = visited();
  actor.send({ type: 'left' });
  news();
  const tree = within(screen.getByRole('navigation', { name: 'Actors' }));
  const door = tree.getByRole('button', { name: /door/ });
  expect(door).toHaveTextContent('doorv3greeting');
  expect(within(door.closest('li') ?? door).getByRole('button', { name: 'greet active' })).toBeInTheDocument();
});

it('lights the active state, and the transition that was just taken', () => {
  visited();
  expect(activeStates()).toEqual(['door', 'door.open']);
  expect(chart().querySelectorAll('.insp-taken')).toHaveLength(1);
  expect(chart().querySelector('[data-kind="taken"]')).toHaveTextContent(/^opened \[isKnocked and/);
});

it('travels in time by pointer and by key, changes nothing, and comes back', async () => {
  const { actor, log } = opened();
  log.hearAction({ type: 'slice/stepped' }, { slice: { step: 2 }, api: { queries: {} } });
  actor.send({ type: 'knocked' });
  log.hearAction({ type: 'slice/stepped' }, { slice: { step: 3 }, api: { queries: {} } });
  actor.send({ type: 'opened', key: 'brass' });
  news();
  await userEvent.click(row(/knocked/));
  expect(activeStates()).toEqual(['door', 'door.shut']);
  expect(screen.getByRole('status')).toHaveTextContent('after knocked');
  expect(details().getByText('knocks').parentElement).toHaveTextContent('knocks 0 1 changed');
  await userEvent.click(screen.getByRole('tab', { name: 'Store' }));
  expect(details().getByText('step').parentElement).toHaveTextContent('step 2');
  screen.getByRole('listbox').focus();
  await userEvent.keyboard('{ArrowDown}{ArrowDown}');
  expect(activeStates()).toEqual(['door', 'door.open']);
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('button', { name: 'Back to now' })).not.toBeInTheDocument();
  expect(actor.getSnapshot().value).toBe('open');
});

it('puts machine and store back where the state allows it, and says why where it does not', async () => {
  const { actor, restored } = visited();
  await userEvent.click(screen.getByRole('tab', { name: 'Event' }));
  await userEvent.click(row(/begins/));
  await userEvent.click(details().getByRole('button', { name: 'Jump here' }));
  expect(actor.getSnapshot().value).toBe('shut');
  expect(restored).toHaveBeenCalledWith({ slice: { step: 1 }, api: { queries: {} } });
  actor.send({ type: 'knocked' });
  actor.send({ type: 'opened', key: 'brass' });
  actor.send({ type: 'left' });
  news();
  expect(actor.getSnapshot().value).toBe('greeting');
  await userEvent.click(row(/knocked.* stays/));
  expect(details().getByRole('button', { name: 'Jump here' })).toBeDisabled();
  expect(details().getByText('The machine is waiting for an answer now.')).toBeInTheDocument();
});

it('has neither jump nor send where the page may only be looked at', async () => {
  opened(false);
  await userEvent.click(row(/begins/));
  await userEvent.click(screen.getByRole('tab', { name: 'Event' }));
  expect(screen.queryByRole('button', { name: 'Jump here' })).not.toBeInTheDocument();
  expect(screen.queryByRole('tab', { name: 'Send' })).not.toBeInTheDocument();
});

describe('the filters', () => {
  it.each([
    ['a word of the payload', () => userEvent.type(screen.getByRole('searchbox'), 'brass'), ['opened brass']],
    ['refused ones', () => userEvent.click(screen.getByRole('button', { name: 'Refused' })), ['opened tin', 'opened tin']],
    [
      'what is sent to tracking, once it is switched on',
      async () => {
        await userEvent.click(screen.getByRole('button', { name: 'Machine' }));
        await userEvent.click(screen.getByRole('button', { name: 'Tracking' }));
      },
      ['slice/stepped', 'journey/happened', '/api/offers'],
    ],
    ['a kind', () => userEvent.click(screen.getByRole('button', { name: 'Machine' })), ['slice/stepped', '/api/offers']],
    [
      'this machine',
      () => userEvent.click(screen.getByRole('button', { name: 'This machine' })),
      ['begins', 'opened tin', 'opened tin', 'knocked', 'opened brass'],
    ],
  ])('let through %s', async (_what, choose, left) => {
    const { log, actor } = opened();
    actor.send({ type: 'opened', key: 'tin' });
    actor.send({ type: 'opened', key: 'tin' });
    actor.send({ type: 'knocked' });
    actor.send({ type: 'opened', key: 'brass' });
    log.hearAction({ type: 'slice/stepped' }, {});
    log.hearAction({ type: 'journey/happened' }, {});
    log.hearCall({ url: '/api/offers', status: 200, ms: 12, bytes: 300, at: 0 });
    news();
    await choose();
    const titles = screen.getAllByRole('option').map((one) => one.querySelector('.insp-title')?.textContent);
    expect(titles).toEqual(left);
  });
});

it('pauses: the page goes on, and all of it is there afterwards', async () => {
  const { actor } = opened();
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  actor.send({ type: 'knocked' });
  news();
  expect(rows()).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Pause', pressed: true }));
  expect(rows()).toHaveLength(2);
});

it('sends an event by hand, with what the types of the machine offer', async () => {
  const log = createLog({ now: () => 0, later: (run) => void (tell = run), store: {} });
  const actor = createActor(bookingMachine, {
    inspect: log.hear,
    input: { chosen: null, draftId: null, attempt: null, step: 'review', done: { review: false, travelers: false, contact: false } },
  });
  actor.start();
  const nothing = (): void => undefined;
  const actions: PanelActions = {
    clear: nothing,
    saveRecording: nothing,
    copyRecording: nothing,
    openStately: nothing,
    dock: nothing,
    close: nothing,
  };
  render(<Panel log={log} actions={actions} jump={nothing} />);
  await userEvent.click(screen.getByRole('tab', { name: 'Send' }));
  const form = details();
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Event' }), 'step.chosen');
  const step = form.getByRole('combobox', { name: 'step' });
  expect([...step.querySelectorAll('option')].map((one) => one.textContent)).toEqual([
    'contact',
    'extras',
    'payment',
    'review',
    'travelers',
  ]);
  await userEvent.selectOptions(step, 'contact');
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  expect(form.getByRole('status')).toHaveTextContent('step.chosen was sent, and refused');
  news();
  expect(rows().at(-1)).toContain('step.chosen contactbooking, from pagenot known in this state');
  await userEvent.selectOptions(form.getByRole('combobox', { name: 'Event' }), 'fare.chosen');
  await userEvent.clear(form.getByRole('textbox', { name: /^fare/ }));
  await userEvent.type(form.getByRole('textbox', { name: /^fare/ }), '7');
  await userEvent.click(form.getByRole('button', { name: 'Send' }));
  expect(form.getByRole('status')).toHaveTextContent('fare must be {');
});
