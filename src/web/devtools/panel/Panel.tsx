import { startTransition, useEffect, useReducer, useState } from 'react';
import type { AnyMachineSnapshot, AnyStateNode } from 'xstate';
import { chartOf } from '../chart/definition';
import { layOut } from '../chart/layout';
import type { PlacedChart } from '../chart/layout';
import { isRefused, stateInWords, titleOf } from '../log/entries';
import { filtered } from '../log/filter';
import type { Log, LogView } from '../log/log';
import { momentOf } from '../log/moment';
import type { Moment } from '../log/moment';
import { verdictsOf } from '../log/verdicts';
import { idOf } from '#web/recording/taken';
import { ActorTree } from './ActorTree';
import { ChartView } from './ChartView';
import { EventDetails } from './EventDetails';
import type { JumpTarget } from './EventDetails';
import { AT_FIRST, changedPanel, chosenActor } from './panelState';
import type { Pane, Tab } from './panelState';
import { SendForm } from './SendForm';
import { StoreView } from './StoreView';
import { TimeLine, timeInWords } from './TimeLine';
import { Toolbar } from './Toolbar';
import type { PanelActions } from './Toolbar';
import { ValueTree } from './ValueTree';

interface PanelProps {
  readonly log: Log;
  readonly actions: PanelActions;
  /** Null where the page may only be looked at. */
  readonly jump: ((target: JumpTarget) => void) | null;
}

/** The inspector: time line and actors, the chart of the chosen machine, and what it knew then (code.17). */
export function Panel({ log, actions, jump }: PanelProps) {
  const live = useView(log);
  const [state, change] = useReducer(changedPanel, AT_FIRST);
  const view = state.paused ?? live;
  const actor = chosenActor(view, state.actor);
  const onlyActor = state.isActorOnly ? (actor?.id ?? null) : null;
  const { kinds, isRefusedOnly, hasTracking, text } = state;
  const entries = filtered(view.entries, { kinds, actor: onlyActor, isRefusedOnly, hasTracking, text });
  const moment = momentOf(view, actor, state.entry);
  const panes: readonly { readonly id: Pane; readonly name: string }[] = [
    { id: 'list', name: 'Time line' },
    { id: 'chart', name: 'Chart' },
    { id: 'details', name: 'Details' },
  ];
  return (
    <div className="insp" data-pane={state.pane}>
      <Toolbar state={state} change={change} view={view} shown={entries.length} actions={actions} />
      <div className="insp-panes" role="group" aria-label="Part">
        {panes.map(({ id, name }) => (
          <button key={id} type="button" aria-pressed={state.pane === id} onClick={() => change({ type: 'pane.chosen', pane: id })}>
            {name}
          </button>
        ))}
      </div>
      <div className="insp-left">
        <ActorTree actors={view.actors} chosen={actor?.id ?? null} onChoose={(id) => change({ type: 'actor.chosen', actor: id })} />
        <TimeLine
          entries={entries}
          chosen={state.entry}
          onChoose={(entry) => change({ type: 'entry.chosen', entry: entry.id, actor: entry.kind === 'event' ? entry.actor : null })}
          onNow={() => change({ type: 'now.chosen' })}
        />
      </div>
      <div className="insp-middle">
        <Where moment={moment} onNow={() => change({ type: 'now.chosen' })} />
        {moment.snapshot ? <Drawing moment={moment} snapshot={moment.snapshot} /> : <p className="insp-empty">It had not begun then.</p>}
      </div>
      <div className="insp-right">
        <Tabs chosen={state.tab} canSend={jump !== null} onChoose={(tab) => change({ type: 'tab.chosen', tab })} />
        <div className="insp-scroll" role="tabpanel" tabIndex={0} aria-label={state.tab}>
          {state.tab === 'context' && <Context key={actor?.id} moment={moment} />}
          {state.tab === 'event' && (
            <EventDetails
              entry={moment.entry ?? moment.last}
              actor={view.actors.find(({ id }) => moment.entry?.kind === 'event' && id === moment.entry.actor)?.ref ?? null}
              onJump={jump}
            />
          )}
          {state.tab === 'store' && <StoreView store={moment.store} before={moment.storeBefore} />}
          {state.tab === 'send' && actor?.snapshot && <SendForm key={actor.id} actor={actor.ref} snapshot={actor.snapshot} />}
        </div>
      </div>
    </div>
  );
}

/** Drawn when there is time: the page's own work comes first. */
function useView(log: Log): LogView {
  const [view, setView] = useState(log.view);
  useEffect(() => {
    const take = (): void => startTransition(() => setView(log.view()));
    take();
    return log.subscribe(take);
  }, [log]);
  return view;
}

function Where({ moment: { entry }, onNow }: { readonly moment: Moment; readonly onNow: () => void }) {
  if (entry === null) return null;
  return (
    <p className="insp-where" role="status">
      As it was at {timeInWords(entry.at)}, after <b>{titleOf(entry)}</b>
      <button type="button" className="insp-button" onClick={onNow}>
        Back to now
      </button>
    </p>
  );
}

/** A machine is laid out once; those that were provided with actors share its definition. */
const charts = new WeakMap<object, PlacedChart>();
function placedChart({ machine }: AnyMachineSnapshot): PlacedChart {
  const key: object = machine.config;
  const made = charts.get(key) ?? layOut(chartOf(machine));
  charts.set(key, made);
  return made;
}

const NOBODY: ReadonlySet<string> = new Set();

function Drawing({ moment: { last, entry }, snapshot }: { readonly moment: Moment; readonly snapshot: AnyMachineSnapshot }) {
  const active = new Set((snapshot._nodes as readonly AnyStateNode[]).map(({ id }) => id));
  // of another machine's event, or of an action, nothing is lit here
  const shown = entry === null || entry === last ? last : null;
  const taken = shown ? new Set(shown.taken.map(idOf)) : NOBODY;
  const refused = shown && isRefused(shown) ? new Set(verdictsOf(shown).map(({ transition }) => transition)) : NOBODY;
  return <ChartView chart={placedChart(snapshot)} active={active} taken={taken} refused={refused} moment={String(shown?.id ?? 0)} />;
}

function Context({ moment: { snapshot, last } }: { readonly moment: Moment }) {
  if (!snapshot) return <p className="insp-empty">No machine is chosen.</p>;
  const context = snapshot.context as Readonly<Record<string, unknown>>;
  const before = (last?.before?.context ?? context) as Readonly<Record<string, unknown>>;
  return (
    <div>
      <p className="insp-state-now">
        <span className="insp-soft">{snapshot.machine.id}</span> {stateInWords(snapshot.value)}
      </p>
      {Object.keys(context).map((name) => (
        <ValueTree key={name} name={name} value={context[name]} before={before[name]} open={0} />
      ))}
    </div>
  );
}

interface TabsProps {
  readonly chosen: Tab;
  readonly canSend: boolean;
  readonly onChoose: (tab: Tab) => void;
}

function Tabs({ chosen, canSend, onChoose }: TabsProps) {
  const tabs: readonly { readonly id: Tab; readonly name: string }[] = [
    { id: 'context', name: 'Context' },
    { id: 'event', name: 'Event' },
    { id: 'store', name: 'Store' },
    ...(canSend ? [{ id: 'send', name: 'Send' } as const] : []),
  ];
  return (
    <div className="insp-tabs" role="tablist" aria-label="Details">
      {tabs.map(({ id, name }) => (
        <button key={id} type="button" role="tab" aria-selected={chosen === id} onClick={() => onChoose(id)}>
          {name}
        </button>
      ))}
    </div>
  );
}
