/** What every form does alike: what is wrong after a try, next to the field and on top; the way to the first fault; one try at a time. */
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import type { Result } from '#core/domain/values/result';
import type { FieldFaults } from '#core/domain/travelers/travelerRules';
import { useErrorTitle } from './errorTitle';

/** What was typed as what is meant, or what is wrong with it; null while that is not known. */
type Reading<Field extends string, Fault extends string, Value> = Result<Value, FieldFaults<Field, Fault>> | null;

interface FormRules<Field extends string, Fault extends string, Value> {
  /** In the order in which faults are listed. */
  readonly fields: readonly Field[];
  readonly idOf: (field: Field) => string;
  readonly labelOf: (field: Field) => string;
  readonly say: (fault: Fault) => string;
  /** What is typed stays with whoever keeps it: a slice, or the state of a page. */
  readonly valueOf: (field: Field) => string;
  readonly type: (field: Field, text: string) => void;
  readonly read: () => Reading<Field, Fault, Value> | Promise<Reading<Field, Fault, Value>>;
  /** What is wrong with a field as soon as it is left, before any try; none where left out. */
  readonly faultOnLeaving?: (field: Field) => Fault | null;
  /** With what was read; the next try waits for its end. */
  readonly submit: (value: Value) => void | Promise<void>;
  /** True where no summary takes the focus: the first wrong field does. */
  readonly hasNoSummary?: boolean;
}

export interface FormField {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (text: string) => void;
  readonly onLeave: () => void;
}

export interface Form<Field extends string> {
  /** For the `form` element. */
  readonly props: { readonly noValidate: true; readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void };
  /** For `ErrorSummary`: faults of the last try, less those of fields that were changed since. */
  readonly items: readonly { readonly field: Field; readonly fieldId: string; readonly text: string }[];
  readonly tries: number;
  /** For a `TextField`, a `SelectField` or a `TextArea`. */
  readonly field: (field: Field) => FormField;
  readonly isBusy: boolean;
}

export function useForm<Field extends string, Fault extends string, Value>(rules: FormRules<Field, Fault, Value>): Form<Field> {
  const { fields, idOf, labelOf, say, valueOf, type, read, faultOnLeaving, submit, hasNoSummary = false } = rules;
  const [shown, setShown] = useState<{ readonly faults: FieldFaults<Field, Fault> | null; readonly tries: number }>({
    faults: null,
    tries: 0,
  });
  useErrorTitle(
    fields.some((field) => shown.faults?.[field] !== undefined),
    shown.tries,
  );
  // next to their fields alone: the summary is of the last try
  const [left, setLeft] = useState<ReadonlyMap<Field, Fault>>(new Map());
  const [isBusy, setBusy] = useState(false);
  // two presses may come before the page is drawn again
  const isUnderWay = useRef(false);

  const settle = (reading: Reading<Field, Fault, Value>): void | Promise<void> => {
    if (reading === null) return undefined;
    setShown(({ tries }) => ({ faults: reading.ok ? null : reading.error, tries: tries + 1 }));
    if (reading.ok) return submit(reading.value);
    return undefined;
  };
  // once the field says what is wrong with it, so that this is read with the focus
  const focusFirst = useEffectEvent(() => {
    const first = fields.find((field) => shown.faults?.[field] !== undefined);
    if (hasNoSummary && first !== undefined) document.getElementById(idOf(first))?.focus();
  });
  useEffect(() => {
    if (shown.tries > 0) focusFirst();
  }, [shown.tries]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isUnderWay.current) return;
    const reading = read();
    const end = reading instanceof Promise ? reading.then(settle) : settle(reading);
    if (!(end instanceof Promise)) return;
    isUnderWay.current = true;
    setBusy(true);
    void end.finally(() => {
      isUnderWay.current = false;
      setBusy(false);
    });
  };

  const words = (fault: Fault | undefined): string | undefined => (fault === undefined ? undefined : say(fault));
  return {
    props: { noValidate: true, onSubmit },
    items: fields.flatMap((field) => {
      const text = words(shown.faults?.[field]);
      return text === undefined ? [] : [{ field, fieldId: idOf(field), text }];
    }),
    tries: shown.tries,
    field: (field) => ({
      id: idOf(field),
      label: labelOf(field),
      value: valueOf(field),
      error: words(shown.faults?.[field] ?? left.get(field)),
      onChange: (text) => {
        type(field, text);
        setShown((s) => (s.faults && field in s.faults ? { ...s, faults: { ...s.faults, [field]: undefined } } : s));
        setLeft((faults) => (faults.has(field) ? new Map([...faults].filter(([other]) => other !== field)) : faults));
      },
      onLeave: () => {
        const fault = faultOnLeaving?.(field);
        if (fault) setLeft((faults) => new Map(faults).set(field, fault));
      },
    }),
    isBusy,
  };
}
