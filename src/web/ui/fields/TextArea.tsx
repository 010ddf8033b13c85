import { Field, sayId } from './Field';
import type { FieldText } from './Field';
import { useTypedBefore } from './useTypedBefore';

interface TextAreaProps extends FieldText {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly rows: number;
  readonly maxLength?: number;
  readonly isOptional?: boolean;
}

/** Several lines of text. */
export function TextArea({ value, onChange, rows, maxLength, isOptional = false, ...field }: TextAreaProps) {
  const ref = useTypedBefore<HTMLTextAreaElement>(value, onChange);
  return (
    <Field {...field}>
      <textarea
        ref={ref}
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
