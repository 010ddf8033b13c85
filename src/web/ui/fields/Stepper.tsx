import './stepper.css';
import { Icon } from '../Icon';

interface StepperProps {
  readonly label: string;
  readonly hint: string;
  readonly value: number;
  /** The value as it is read aloud: `2 adults`. */
  readonly spoken: string;
  readonly addLabel: string;
  readonly removeLabel: string;
  readonly canAdd: boolean;
  readonly canRemove: boolean;
  readonly onAdd: () => void;
  readonly onRemove: () => void;
}

/** A count with a button on either side. A button at its limit stays focusable, so that the keyboard does not lose its place. */
export function Stepper({ label, hint, value, spoken: spoken, addLabel, removeLabel, canAdd, canRemove, onAdd, onRemove }: StepperProps) {
  return (
    <div className="stepper" role="group" aria-label={label}>
      <span>
        <b>{label}</b>
        <small>{hint}</small>
      </span>
      <button type="button" aria-label={removeLabel} aria-disabled={!canRemove} onClick={canRemove ? onRemove : undefined}>
        <Icon name="minus" />
      </button>
      <output>
        <span aria-hidden="true">{value}</span>
        <span className="vh">{spoken}</span>
      </output>
      <button type="button" aria-label={addLabel} aria-disabled={!canAdd} onClick={canAdd ? onAdd : undefined}>
        <Icon name="plus" />
      </button>
    </div>
  );
}
