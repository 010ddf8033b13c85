import { Field, sayId } from './Field';
import type { FieldText } from './Field';
import { useTypedBefore } from './useTypedBefore';

interface TextFieldProps extends FieldText {
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly onLeave?: () => void;
  readonly type?: 'text' | 'email' | 'tel';
  readonly autoComplete?: string;
  readonly inputMode?: 'numeric' | 'email' | 'tel' | 'text';
  readonly placeholder?: string;
  readonly maxLength?: number;
  readonly isOptional?: boolean;
  /** Id of a further text that describes the field. */
  readonly alsoSaidBy?: string | undefined;
}

/** One line of text. */
export function TextField({ value, onChange, onLeave, type = 'text', isOptional = false, alsoSaidBy, ...props }: TextFieldProps) {
  const ref = useTypedBefore<HTMLInputElement>(value, onChange);
  const { autoComplete, inputMode, placeholder, maxLength, ...field } = props;
  return (
    <Field {...field}>
      <input
        ref={ref}
        id={field.id}
        type={type}
        value={value}
        onChange={(event) => {
          onChange(event.target.value);
        }}
        onBlur={onLeave}
        autoComplete={autoComplete ?? 'off'}
        inputMode={inputMode}
        placeholder={placeholder}
        maxLength={maxLength}
        spellCheck={false}
        aria-required={!isOptional}
        aria-invalid={field.error !== undefined}
        aria-describedby={alsoSaidBy === undefined ? sayId(field.id) : `${sayId(field.id)} ${alsoSaidBy}`}
      />
    </Field>
  );
}
