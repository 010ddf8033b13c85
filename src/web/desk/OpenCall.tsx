import type { CallsAnswer, DeskCall } from '#core/contract/desk.schema';
import { CALL_OUTCOMES, CALL_REASONS } from '#core/domain/calls';
import { useCallDraft } from './callDraft.hooks';
import { useMomentText } from './page';
import { useDeskWords } from './words';

interface OpenCallProps {
  readonly call: DeskCall;
  readonly calls: Pick<CallsAnswer, 'clicks' | 'numbers'>;
  /** The code that was typed to open the caller's trip; empty where none was. */
  readonly callCode: string;
  /** The booking that this page is about; empty on other pages. */
  readonly reference: string;
}

/** The call that lasts: which number, what about, what came of it. Each answer is saved as it is given, so that a lost page loses none. */
export function OpenCall({ call, calls: { clicks, numbers }, callCode, reference }: OpenCallProps) {
  const { workplace } = useDeskWords();
  const words = workplace.call;
  const moment = useMomentText();
  const { typed, choose, type, leave, end, saved } = useCallDraft(call, callCode, reference);
  const text = (name: 'callerNumber' | 'reference' | 'note') => ({
    id: `call-${name}`,
    value: typed[name],
    onChange: (event: { readonly target: { readonly value: string } }) => type({ [name]: event.target.value }),
    onBlur: leave,
    autoComplete: 'off',
  });
  const chosen = clicks.find(({ id }) => id === typed.clickId);
  return (
    <section className="open-call" aria-labelledby="open-call">
      <div className="callers-trip__head">
        <h2 id="open-call">{words.title}</h2>
        <p className="hint">{words.since(moment(call.startedAt))}</p>
        <p className="hint" role="status">
          {saved.isSuccess ? words.saved : ''}
        </p>
        <button type="button" data-key="e" onClick={end}>
          {workplace.endCall}
        </button>
      </div>
      {saved.isError && (
        <p className="fault" role="alert">
          {'kind' in saved.error && saved.error.kind === 'problem' && saved.error.problem.code === 'not_found'
            ? words.over
            : words.notSaved}
        </p>
      )}
      <div className="open-call__fields">
        <Choice
          id="call-click"
          label={words.cameFrom}
          value={chosen === undefined ? null : String(chosen.id)}
          none={words.noClick}
          options={clicks.map(({ id, page, device, code, at }) => [String(id), words.click(page, device, code, moment(at))])}
          onChoose={(id) => {
            const click = clicks.find((one) => String(one.id) === id);
            choose(click === undefined ? { clickId: null } : { clickId: click.id, dialed: click.dialed });
          }}
        />
        <Choice
          id="call-dialed"
          label={words.dialed}
          value={typed.dialed}
          none={words.unknown}
          options={[...new Set([...numbers, ...(typed.dialed === '' ? [] : [typed.dialed])])].map((number) => [number, number])}
          onChoose={(dialed) => choose({ dialed, clickId: null })}
        />
        <Choice
          id="call-reason"
          label={words.reason}
          value={typed.reason}
          none={words.none}
          options={CALL_REASONS.map((reason) => [reason, words.reasons[reason]])}
          onChoose={(id) => choose({ reason: CALL_REASONS.find((one) => one === id) ?? null })}
        />
        <Choice
          id="call-outcome"
          label={words.outcome}
          value={typed.outcome}
          none={words.none}
          options={CALL_OUTCOMES.map((outcome) => [outcome, words.outcomes[outcome]])}
          onChoose={(id) => choose({ outcome: CALL_OUTCOMES.find((one) => one === id) ?? null })}
        />
        <div>
          <label htmlFor="call-callerNumber">{words.callerNumber}</label>
          <input type="tel" maxLength={60} {...text('callerNumber')} />
        </div>
        <div>
          <label htmlFor="call-reference">{words.reference}</label>
          <input maxLength={60} spellCheck={false} {...text('reference')} />
        </div>
        <div className="open-call__note">
          <label htmlFor="call-note">{words.note}</label>
          <textarea rows={2} maxLength={2000} aria-describedby="call-note-hint" {...text('note')} />
          <p className="hint" id="call-note-hint">
            {words.noteHint}
          </p>
        </div>
      </div>
    </section>
  );
}

interface ChoiceProps {
  readonly id: string;
  readonly label: string;
  /** Null while nothing is chosen. */
  readonly value: string | null;
  /** What the empty choice is called. */
  readonly none: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly onChoose: (value: string) => void;
}

const Choice = ({ id, label, value, none, options, onChoose }: ChoiceProps) => (
  <div>
    <label htmlFor={id}>{label}</label>
    <select
      id={id}
      value={value === null ? '' : value}
      onChange={(event) => {
        onChoose(event.target.value);
      }}
    >
      <option value="">{none}</option>
      {options.map(([one, text]) => (
        <option key={one} value={one}>
          {text}
        </option>
      ))}
    </select>
  </div>
);
