import { Field, sayId } from './Field';
import type { FieldText } from './Field';
import { useTypedBefore } from './useTypedBefore';

interface SelectFieldProps extends FieldText {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly { readonly value: string; readonly text: string }[];
  /** First entry while nothing is chosen. */
  readonly choose: string;
  readonly autoComplete?: string;
  readonly isOptional?: boolean;
}

/** One of a list. */
export function SelectField({ value, onChange, options, choose, autoComplete, isOptional = false, ...field }: SelectFieldProps) {
  const ref = useTypedBefore<HTMLSelectElement>(value, onChange);
  return (
    <Field {...field}>
      <select
        ref={ref}
        id={field.id}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        autoComplete={autoComplete ?? 'off'}
        aria-required={!isOptional}
        aria-invalid={field.error !== undefined}
        aria-describedby={sayId(field.id)}
      >
        <option value="">{choose}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.text}
          </option>
        ))}
      </select>
    </Field>
  );
}
