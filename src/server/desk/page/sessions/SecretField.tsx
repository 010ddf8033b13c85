/** The key, or the code of the second factor, which the first supervisor may be without. */
const ATTRIBUTES = {
  token: { type: 'password', autoComplete: 'current-password', maxLength: 200, required: true },
  code: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 7 },
} as const;

interface SecretFieldProps {
  readonly name: keyof typeof ATTRIBUTES;
  /** Where a page has it twice; its name otherwise. */
  readonly id?: string;
  readonly label: string;
  readonly hint: string;
  /** What was wrong with the last try. */
  readonly fault: string | null;
}

export function SecretField({ name, id = name, label, hint, fault }: SecretFieldProps) {
  const hintId = `${id}-hint`;
  return (
    <>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        name={name}
        {...ATTRIBUTES[name]}
        aria-describedby={fault === null ? hintId : `${hintId} fault`}
        aria-invalid={fault === null ? undefined : true}
      />
      <p className="hint" id={hintId}>
        {hint}
      </p>
    </>
  );
}
