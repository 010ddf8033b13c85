/** Walks routes on the drawn application: gestures by user-event, answers by a server that holds them until a route gives them, delays by fake timers. */
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import type { AnyEventObject, AnyMachineSnapshot, AnyStateMachine, InspectionEvent } from 'xstate';
import { inspectionBus } from '#web/platform/inspection';
import { takenAtStart, takenBy } from '#web/recording/taken';
import { fakeServer } from '#testing/site/fakeServer';
import type { Answer, ReceivedRequest } from '#testing/site/fakeServer';
import { renderApp } from '#testing/site/renderApp';
import type { RenderedApp } from '#testing/site/renderApp';
import { createVisit } from './visit';
import { noteSteps } from '../walk';
import type { Route } from '../routes';
import { statesOf } from './pageDriver';
import type { PageReader, PageDriver, PageTable, Part } from './pageDriver';

/** A request of a page, waiting for its answer. */
interface Held {
  readonly key: string;
  readonly request: ReceivedRequest;
  readonly give: (answer: Answer) => void;
}

/** What the page of a table needs around it. */
export interface Stage<Page> {
  readonly machine: AnyStateMachine;
  readonly table: PageTable<Page>;
  /** Places of the visit before the page itself, oldest first; the last is the page. */
  readonly visit: readonly string[];
  /** What the browser remembers as the page opens. */
  readonly remember?: () => void;
  /** Questions that are answered at once, by method and path. */
  readonly answers: Parameters<typeof fakeServer>[0];
  /** Questions that wait for a route, by the actor that asks them: method and path. */
  readonly held: Readonly<Record<string, string>>;
  /** How an actor's outcome comes over the wire. */
  readonly wire: (event: AnyEventObject, snapshot: AnyMachineSnapshot, request: ReceivedRequest) => Answer | Promise<Answer>;
  /** Outcomes that do not come over the wire: sent to the page in another way. */
  readonly tell?: Readonly<Record<string, (event: AnyEventObject) => Promise<void>>>;
  /** Leads to the outcome of a machine that is invoked; returns the call that brings it, null where none does. */
  readonly invoked?: Readonly<Record<string, (event: AnyEventObject, snapshot: AnyMachineSnapshot) => Promise<string | null>>>;
  /** What a traveler does before the machine begins. */
  readonly opens?: (driver: PageDriver) => Promise<void>;
  /** Before each route. */
  readonly opened?: (app: RenderedApp) => void | Promise<void>;
  /** Before each gesture. */
  readonly begins?: (app: RenderedApp, event: AnyEventObject, now: AnyMachineSnapshot) => void | Promise<void>;
  /** Must hold after every step, on the page as it is drawn. */
  readonly holds?: (reader: PageReader, snapshot: AnyMachineSnapshot) => Promise<void>;
  /** Must hold after a route. */
  readonly atEnd?: (driver: PageDriver, reader: PageReader, snapshot: AnyMachineSnapshot) => Promise<void>;
}

export interface SeenOnPage {
  readonly taken: Set<string>;
  readonly refused: Set<string>;
}

const ANSWER = /^xstate\.(?:done|error)\.actor\.(.+)$/;
const PATIENCE_MS = 15_000;
/** Taken before a test makes time stand still. */
const laterForReal = globalThis.setTimeout.bind(globalThis);

/** Turns of the real event loop until something is so: fake timers stand still meanwhile. */
async function until(what: string, isSo: () => boolean): Promise<void> {
  const end = performance.now() + PATIENCE_MS;
  while (!isSo()) {
    if (performance.now() > end) throw new Error(`waited in vain: ${what}`);
    await act(() => new Promise((resolve) => laterForReal(resolve, 0)));
  }
}

const said = (value: unknown): string => JSON.stringify(value);

/** Without layout nothing is out of sight, and to ask each element for its style takes longer than all the rest. */
function elementsOf({ role, name, within: around }: Part): HTMLElement[] {
  if (role === 'iframe') return screen.queryAllByTitle(name ?? /./);
  const scopes = around ? elementsOf(around) : [document.body];
  return scopes.flatMap((scope) => within(scope).queryAllByRole(role, { hidden: true, ...(name !== undefined && { name }) }));
}
function elementOf(part: Part): HTMLElement {
  const [first, ...more] = elementsOf(part);
  if (!first || more.length > 0)
    throw new Error(`${String(more.length + (first ? 1 : 0))} × ${part.role} ${String(part.name)} on the page`);
  return first;
}

export const reader: PageReader = {
  sees: async (part, text) => {
    const isSeen = (): boolean => elementsOf(part).some((element) => text === undefined || hasText(element, text));
    await until(`${part.role} ${String(part.name ?? '')} ${String(text ?? '')}`, isSeen);
  },
  seesNot: (part) => until(`no ${part.role} ${String(part.name ?? '')}`, () => elementsOf(part).length === 0),
  holdsValue: (part, value) =>
    until(`${value} in ${String(part.name)}`, () => elementsOf(part).some((element) => (element as HTMLInputElement).value === value)),
};
const hasText = (element: HTMLElement, text: string | RegExp): boolean =>
  typeof text === 'string' ? (element.textContent ?? '').includes(text) : text.test(element.textContent ?? '');

/** What the page wrote to the console since {@link keepQuiet}. */
const quiet: (readonly unknown[])[] = [];

/** A page that meets failures writes of them; whoever reads a failed test sees them there. */
export function keepQuiet(): void {
  quiet.length = 0;
  jest.spyOn(console, 'error').mockImplementation((...args) => void quiet.push(args));
}

function complaints(): readonly string[] {
  return quiet.map((call) =>
    call
      .map((part) => (part instanceof Error ? (part.stack ?? part.message) : String(part)))
      .join(' ')
      .slice(0, 600),
  );
}

/** A stage for the routes of one file: call it once, walk each route in a test of its own. */
export function openStage<Page>(stage: Stage<Page>) {
  const { machine, table, held } = stage;
  const seen: SeenOnPage = { taken: new Set(), refused: new Set() };
  let waiting: Held[] = [];
  const hold = (key: string) => (request: ReceivedRequest) => new Promise<Answer>((give) => waiting.push({ key, request, give }));
  const server = fakeServer({ ...stage.answers, ...Object.fromEntries(Object.values(held).map((key) => [key, hold(key)])) });
  server.serveFile();

  return {
    seen,
    server,
    walk: async (route: Route<Page>): Promise<void> => {
      waiting = [];
      const received: { readonly event: AnyEventObject; readonly snapshot: AnyMachineSnapshot }[] = [];
      const listen = (event: InspectionEvent): void => {
        if (event.type !== '@xstate.snapshot' || !('machine' in event.snapshot)) return;
        const snapshot = event.snapshot as AnyMachineSnapshot;
        if (snapshot.machine.id === machine.id && event.event.type !== 'xstate.stop') received.push({ event: event.event, snapshot });
      };
      const now = (): AnyMachineSnapshot | undefined => received.at(-1)?.snapshot;
      const stop = inspectionBus.listen(listen);
      const visit = createVisit(stage.visit);
      const user = userEvent.setup({ delay: null, pointerEventsCheck: 0 });
      stage.remember?.();
      const app = await renderApp(stage.visit, (page: ReactNode) => visit.around(page));
      await stage.opened?.(app);
      // an act of its own around each: what arrives late, as a script does, is waited for there
      const doing = (act_: () => unknown) => act(async () => void (await act_()));
      const click = (part: Part) => doing(() => user.click(elementOf(part)));
      const driver: PageDriver = {
        press: async (part) => {
          await reader.sees(part);
          await click(part);
        },
        unfold: async (part) => {
          await reader.sees(part);
          if (elementOf(part).getAttribute('aria-expanded') === 'false') await click(part);
        },
        type: async (part, text) => {
          const field = elementOf(part) as HTMLInputElement;
          if (document.activeElement !== field) await click(part);
          field.select();
          await doing(() => user.paste(text));
        },
        choose: (part, option) => doing(() => user.selectOptions(elementOf(part), option)),
        slide: (part, value) =>
          doing(() => {
            const slider = elementOf(part) as HTMLInputElement;
            Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(slider, String(value));
            slider.dispatchEvent(new Event('input', { bubbles: true }));
          }),
        key: (key) => doing(() => user.keyboard(key)),
        hold: (part) => doing(() => user.pointer({ keys: '[MouseLeft>]', target: elementOf(part) })),
        release: () => doing(() => user.pointer({ keys: '[/MouseLeft]', target: document.body })),
        focus: async (part) => {
          await reader.sees(part);
          await doing(() => elementOf(part).focus());
        },
        leave: () => doing(() => (document.activeElement as HTMLElement | null)?.blur()),
        travel: (search) => doing(() => visit.travel(search)),
        hear: (frame, data) =>
          doing(() => {
            const source = (elementOf(frame) as HTMLIFrameElement).contentWindow;
            window.dispatchEvent(new MessageEvent('message', { data, origin: window.location.origin, source }));
          }),
      };
      /** What does not come from a hand. */
      const happen = async (event: AnyEventObject, before: AnyMachineSnapshot): Promise<void> => {
        const actor = ANSWER.exec(event.type)?.[1];
        if (actor === undefined) {
          const from = received.length;
          for (let i = 0; i < 700 && !received.slice(from).some((one) => one.event.type === event.type); i += 1)
            await act(async () => jest.advanceTimersByTime(100));
          return;
        }
        const answer = stage.tell?.[actor];
        if (answer) return answer(event);
        const key = stage.invoked?.[actor] ? await stage.invoked[actor](event, before) : (held[actor] ?? '');
        if (key === null) return;
        await until(`${key} is called`, () => waiting.some((one) => one.key === key));
        // a call that was abandoned before has its answer too
        const questions = waiting.filter((one) => one.key === key);
        waiting = waiting.filter((one) => one.key !== key);
        for (const { request, give } of questions) give(await stage.wire(event, before, request));
      };
      const look = async (snapshot: AnyMachineSnapshot, page: Page): Promise<void> => {
        for (const state of statesOf(snapshot.value)) await table.sights[state]?.(reader, snapshot, page);
        await stage.holds?.(reader, snapshot);
      };
      const log: string[] = [];
      let from = 0;
      try {
        await stage.opens?.(driver);
        const begins = said(route.start.snapshot.value);
        await until(`it begins in ${begins}`, () => received.some(({ snapshot }) => said(snapshot.value) === begins));
        if (route.steps[0]?.action.isByItself !== true) await look(route.start.snapshot, route.start.page);
        for (const [index, { action, before, after }] of route.steps.entries()) {
          const made = action.events.find(({ type }) => type === action.by) ?? action.events.at(-1);
          if (!made) continue;
          log.push(said(made));
          // what happens by itself may have happened with the step before
          if (action.isByItself !== true) from = received.length;
          const gesture = table.gestures[action.by ?? made.type];
          if (gesture) await stage.begins?.(app, made, now() ?? before.snapshot);
          if (gesture) await gesture(made, driver, now() ?? before.snapshot);
          else if (action.isByItself !== true) await happen(made, now() ?? before.snapshot);
          await until(`${action.events.map(({ type }) => type).join()} received`, () =>
            action.events.every(({ type }) => received.slice(from).some(({ event }) => event.type === type)),
          );
          // what happens by itself may have happened already
          const isPassing = route.steps[index + 1]?.action.isByItself === true;
          const came = said(after.snapshot.value);
          await until(`${came} after ${said(made)}, not ${said(now()?.value)}`, () =>
            isPassing ? received.slice(from).some(({ snapshot }) => said(snapshot.value) === came) : said(now()?.value) === came,
          );
          if (!isPassing) await look(now() ?? after.snapshot, after.page);
        }
        await stage.atEnd?.(driver, reader, now() ?? route.start.snapshot);
      } catch (error) {
        const requests = server.received.map(({ method, url }) => `${method} ${url.pathname}`);
        const shown = within(document.body)
          .queryAllByRole('heading')
          .map((heading) => heading.textContent ?? '');
        const parts = [
          ['after', log],
          ['the page received', received.map(({ event }) => event.type)],
          ['and requested', requests],
          ['and shows', shown],
          ['at', visit.entries()],
          ['and complained', complaints()],
        ] as const;
        const report = parts.map(([title, lines]) => [title, ...lines].join('\n  ')).join('\n');
        throw new Error(`${error instanceof Error ? error.message : String(error)}\n${report}`, { cause: error });
      } finally {
        stop();
        app.unmount();
      }
      noteHeard(received, route, seen);
    },
  };

  /** What the page's own machine went through, counted as the walks count. */
  function noteHeard(
    received: readonly { readonly event: AnyEventObject; readonly snapshot: AnyMachineSnapshot }[],
    route: Route<Page>,
    into: SeenOnPage,
  ): void {
    let before: AnyMachineSnapshot | null = null;
    for (const { event, snapshot } of received) {
      const taken = before && event.type !== 'xstate.init' ? takenBy(machine, before, event) : takenAtStart(machine, table.walk.input);
      noteSteps(taken.steps, event.type === 'xstate.init' ? null : before, event.type, into);
      before = snapshot;
    }
    if (!before) throw new Error(`nothing was received of ${said(route.start.snapshot.value)}`);
  }
}
