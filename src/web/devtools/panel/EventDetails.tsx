import type { AnyActorRef, AnyMachineSnapshot } from 'xstate';
import { differences } from '#web/recording/difference';
import { eventInWords, guardInWords } from '../chart/definition';
import { outcomeOf, stateInWords, titleOf } from '../log/entries';
import type { Entry, MachineEntry } from '../log/entries';
import { jumpRefusal } from '../log/jump';
import { refusalOf, verdictsOf } from '../log/verdicts';
import { KIND_WORDS, timeInWords } from './TimeLine';
import { brief, ValueTree } from './ValueTree';

export interface JumpTarget {
  readonly ref: AnyActorRef;
  readonly to: AnyMachineSnapshot;
  readonly store: unknown;
}

interface EventDetailsProps {
  /** Null before anything happened. */
  readonly entry: Entry | null;
  /** The actor of the entry while it is known. */
  readonly actor: AnyActorRef | null;
  /** Null where the page may not be changed. */
  readonly onJump: ((target: JumpTarget) => void) | null;
}

/** One entry of the time line: what came, who sent it, which guards were evaluated and what they returned. */
export function EventDetails({ entry, actor, onJump }: EventDetailsProps) {
  if (entry === null) return <p className="insp-empty">Choose an entry of the time line.</p>;
  return (
    <div className="insp-details">
      <h3>{titleOf(entry)}</h3>
      <dl>
        <dt>When</dt>
        <dd>{timeInWords(entry.at)}</dd>
        {entry.kind === 'event' ? <MachineFacts entry={entry} /> : <OtherFacts entry={entry} />}
      </dl>
      {entry.kind === 'event' && (
        <>
          <Guards entry={entry} />
          <ContextChanges entry={entry} />
          <ValueTree key={entry.id} name="event" value={entry.event} before={entry.event} open={2} />
          {onJump && actor && <Jump entry={entry} actor={actor} onJump={onJump} />}
        </>
      )}
      {(entry.kind === 'action' || entry.kind === 'cache') && (
        <ValueTree key={entry.id} name="action" value={entry.action} before={entry.action} open={2} />
      )}
    </div>
  );
}

function MachineFacts({ entry }: { readonly entry: MachineEntry }) {
  const outcome = outcomeOf(entry);
  return (
    <>
      <dt>Event</dt>
      <dd>{entry.event.type}</dd>
      <dt>From</dt>
      <dd>{entry.source}</dd>
      <dt>Machine</dt>
      <dd>{entry.machine}</dd>
      <dt>Before</dt>
      <dd>{entry.before ? stateInWords(entry.before.value) : 'nothing'}</dd>
      <dt>After</dt>
      <dd>{stateInWords(entry.after.value)}</dd>
      <dt>Outcome</dt>
      <dd className={outcome === 'refused' ? 'insp-bad' : undefined}>{outcome === 'refused' ? refusalOf(entry) : outcome}</dd>
    </>
  );
}

function OtherFacts({ entry }: { readonly entry: Exclude<Entry, MachineEntry> }) {
  return (
    <>
      <dt>From</dt>
      <dd>{KIND_WORDS[entry.kind]}</dd>
      {entry.kind === 'call' && (
        <>
          <dt>Answer</dt>
          <dd>{entry.status === 0 ? 'none' : entry.status}</dd>
          <dt>Took</dt>
          <dd>{Math.round(entry.ms)} ms</dd>
          <dt>Size</dt>
          <dd>{entry.bytes} bytes</dd>
        </>
      )}
    </>
  );
}

/** The transitions that the event tried, and those that followed at once. */
function Guards({ entry }: { readonly entry: MachineEntry }) {
  const verdicts = verdictsOf(entry);
  const followed = entry.taken.filter(({ eventType }) => eventType === '');
  if (verdicts.length + followed.length === 0) return null;
  return (
    <section>
      <h4>Transitions</h4>
      <ol className="insp-verdicts">
        {verdicts.map(({ transition, from, to, guards, isTaken }) => (
          <li key={transition} data-taken={isTaken}>
            <b>{isTaken ? 'Taken' : 'Not taken'}</b> {from}
            {to === null ? '' : ` → ${to}`}
            {guards.map(({ words, said }) => (
              <span key={words} className="insp-guard" data-said={said}>
                {words} said {said ? 'yes' : 'no'}
              </span>
            ))}
          </li>
        ))}
        {followed.map(({ source, target, guard }, i) => (
          // the same transition may be taken twice
          <li key={`${source.id} ${String(i)}`} data-taken="true">
            <b>{eventInWords('')}</b> {source.id}
            {target?.[0] ? ` → ${target[0].id}` : ''}
            {guard ? <span className="insp-guard">{guardInWords(guard)}</span> : null}
          </li>
        ))}
      </ol>
    </section>
  );
}

function ContextChanges({ entry: { before, after } }: { readonly entry: MachineEntry }) {
  if (before === null || before.context === after.context) return null;
  const changes = differences(before.context, after.context);
  if (changes.length === 0) return null;
  return (
    <section>
      <h4>Changed in the context</h4>
      <ul className="insp-changes">
        {changes.slice(0, MOST_CHANGES).map(({ path, expected, actual }) => (
          <li key={path}>
            <span className="insp-key">{path}</span> <del>{brief(expected)}</del> {brief(actual)}
          </li>
        ))}
      </ul>
      {changes.length > MOST_CHANGES && <p className="insp-soft">and {changes.length - MOST_CHANGES} more</p>}
    </section>
  );
}
const MOST_CHANGES = 30;

interface JumpProps {
  readonly entry: MachineEntry;
  readonly actor: AnyActorRef;
  readonly onJump: (target: JumpTarget) => void;
}

function Jump({ entry, actor, onJump }: JumpProps) {
  const refusal = jumpRefusal(actor, entry.after);
  return (
    <section className="insp-jump">
      <button
        type="button"
        className="insp-button"
        disabled={refusal !== null}
        aria-describedby={refusal === null ? undefined : 'insp-jump-why'}
        onClick={() => onJump({ ref: actor, to: entry.after, store: entry.store })}
      >
        Jump here
      </button>
      <p id="insp-jump-why" className="insp-soft">
        {refusal ?? 'Puts the machine and the store of the page back to this moment. Address and answers stay as they are.'}
      </p>
    </section>
  );
}
