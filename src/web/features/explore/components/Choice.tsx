interface ChoiceProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly options: readonly (readonly [value: string, text: string])[];
  readonly isDisabled?: boolean;
  readonly onChange: (value: string) => void;
}

/** One of a few that always has an answer; it needs no place for an error. */
export function Choice({ id, label, value, options, isDisabled = false, onChange }: ChoiceProps) {
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} disabled={isDisabled} onChange={(event) => onChange(event.target.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}
