import { Field, sayId } from './Field';
import type { FieldText } from './Field';

interface TextAreaProps extends FieldText {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly rows: number;
  readonly maxLength?: number;
  readonly isOptional?: boolean;
}

/** Several lines of text. */
export function TextArea({ value, onChange, rows, maxLength, isOptional = false, ...field }: TextAreaProps) {
  return (
    <Field {...field}>
      <textarea
        id={field.id}
        rows={rows}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        maxLength={maxLength}
        aria-required={!isOptional}
        aria-invalid={field.error !== undefined}
        aria-describedby={sayId(field.id)}
      />
    </Field>
  );
}
