import { useState } from 'react';
import type { SubmitEvent } from 'react';
import type { AnyActorRef, AnyEventObject, AnyMachineSnapshot } from 'xstate';
import known from '../send/eventShapes.json';
import { misfitOf, sampleOf, shapeInWords } from '../send/shapes';
import type { EventShapes, Shape } from '../send/shapes';

interface SendFormProps {
  readonly actor: AnyActorRef;
  readonly snapshot: AnyMachineSnapshot;
}

/** Written by tools/machines/charts/eventShapes.ts, in this shape. */
const SHAPES = known as EventShapes;

/** Sends an event to a machine of the page; what it may carry is offered from the machine's own types. */
export function SendForm({ actor, snapshot }: SendFormProps) {
  const events = SHAPES[snapshot.machine.id] ?? {};
  const types = Object.keys(events).sort();
  const [type, setType] = useState(types[0] ?? '');
  const shapes = events[type] ?? {};
  const [typed, setTyped] = useState<ReadonlyMap<string, string>>(new Map());
  const [said, setSaid] = useState('');
  const textOf = (name: string, shape: Shape): string => typed.get(`${type} ${name}`) ?? JSON.stringify(sampleOf(shape));

  const send = (submit: SubmitEvent): void => {
    submit.preventDefault();
    const event = eventOf(type, shapes, textOf);
    if (typeof event === 'string') return setSaid(event);
    const can = (actor.getSnapshot() as AnyMachineSnapshot).can(event);
    actor.send(event);
    setSaid(can ? `${type} was sent.` : `${type} was sent, and refused: see the time line.`);
  };
  if (types.length === 0) return <p className="insp-empty">No event of {snapshot.machine.id} is known here.</p>;
  return (
    <form className="insp-send" onSubmit={send}>
      <label>
        Event
        <select value={type} onChange={(event) => setType(event.target.value)}>
          {types.map((one) => (
            <option key={one} value={one}>
              {one}
            </option>
          ))}
        </select>
      </label>
      {Object.entries(shapes).map(([name, shape]) => (
        <Part
          key={`${type} ${name}`}
          name={name}
          shape={shape}
          text={textOf(name, shape)}
          onText={(text) => setTyped(new Map([...typed, [`${type} ${name}`, text]]))}
        />
      ))}
      <button type="submit" className="insp-button">
        Send
      </button>
      <p role="status">{said}</p>
    </form>
  );
}

interface PartProps {
  readonly name: string;
  readonly shape: Shape;
  readonly text: string;
  readonly onText: (text: string) => void;
}

/** A part of the event as JSON; values out of a few are chosen. */
function Part({ name, shape, text, onText }: PartProps) {
  const choices = shape.kind === 'one' ? shape.of : shape.kind === 'yesNo' ? [false, true] : null;
  const isLong = shape.kind === 'parts' || shape.kind === 'list' || shape.kind === 'either' || shape.kind === 'anything';
  return (
    <label>
      {name}
      {choices ? (
        <select value={text} onChange={(event) => onText(event.target.value)}>
          {choices.map((value) => (
            <option key={JSON.stringify(value)} value={JSON.stringify(value)}>
              {String(value)}
            </option>
          ))}
        </select>
      ) : isLong ? (
        <>
          <textarea rows={4} value={text} spellCheck={false} onChange={(event) => onText(event.target.value)} />
          <span className="insp-soft">{shapeInWords(shape)}</span>
        </>
      ) : shape.kind === 'number' ? (
        <input type="number" step="any" value={text} onChange={(event) => onText(event.target.value)} />
      ) : (
        <input value={plainOf(text)} onChange={(event) => onText(JSON.stringify(event.target.value))} />
      )}
    </label>
  );
}

/** A text without the marks that JSON puts around it. */
const plainOf = (json: string): string => JSON.parse(json) as string;

/** The event, or what is wrong with it. */
function eventOf(
  type: string,
  shapes: Readonly<Record<string, Shape>>,
  textOf: (name: string, shape: Shape) => string,
): AnyEventObject | string {
  const event: Record<string, unknown> & { type: string } = { type };
  for (const [name, shape] of Object.entries(shapes)) {
    try {
      event[name] = JSON.parse(textOf(name, shape));
    } catch {
      return `${name} is no JSON.`;
    }
    const misfit = misfitOf(event[name], shape, name);
    if (misfit !== null) return `${misfit}.`;
  }
  return event;
}
