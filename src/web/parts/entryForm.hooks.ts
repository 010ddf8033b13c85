/**
 * What every form that is sent to the agency does (content.39): keeps what is typed through every failure, asks for a bot token when it is
 * sent, names one sending by a key, so that a repeat is stored once, and shows what became of it.
 */
import { useRef, useState } from 'react';
import { useDispatch } from 'react-redux';
import { failureCodeOf } from '#core/contract/problem';
import type { BotAction } from '#core/contract/tracking.schema';
import type { EnquiryFault } from '#core/domain/site/enquiryRules';
import type { FailureCode } from '#core/domain/booking/failures';
import type { Result } from '#core/domain/values/result';
import type { Locale } from '#core/domain/site/routes';
import type { FieldFaults } from '#core/domain/travelers/travelerRules';
import { botToken } from '#web/platform/botCheck/botCheck';
import { newId } from '#web/platform/ids';
import { journey } from '#web/platform/journey';
import { useEnquiryWords, useLocale } from '#web/platform/sent/messages';
import { useForm } from '#web/ui/fields/useForm';
import type { Form } from '#web/ui/fields/useForm';

/** Sent with every form. */
export interface EntryExtras {
  readonly locale: Locale;
  readonly botToken: string;
  /** Names this sending: the same for a repeat of the same text. */
  readonly key: string;
}

interface EntryRules<Field extends string, Value extends { readonly email: string }, Receipt> {
  /** Also the form's name in events. */
  readonly action: BotAction;
  readonly fields: readonly Field[];
  /** Before the field's name in ids. */
  readonly prefix: string;
  readonly empty: Readonly<Record<Field, string>>;
  readonly labels: Readonly<Record<Field, string>>;
  readonly read: (typed: Readonly<Record<Field, string>>) => Result<Value, FieldFaults<Field, EnquiryFault>>;
  readonly send: (value: Value, extras: EntryExtras) => Promise<{ readonly data?: Receipt; readonly error?: unknown }>;
  /** What the next one begins with, of what was typed for the last. */
  readonly keeps: readonly Field[];
}

export interface Entry<Field extends string, Receipt> extends Form<Field> {
  readonly typed: Readonly<Record<Field, string>>;
  readonly failure: FailureCode | null;
  /** What was stored, and the address that was given. */
  readonly sent: { readonly receipt: Receipt; readonly email: string } | null;
  readonly startAnew: () => void;
}

export function useEntry<Field extends string, Value extends { readonly email: string }, Receipt>(
  rules: EntryRules<Field, Value, Receipt>,
): Entry<Field, Receipt> {
  const { action, fields, prefix, empty, labels, read, send, keeps } = rules;
  const dispatch = useDispatch();
  const locale = useLocale();
  const words = useEnquiryWords();
  const [typed, setTyped] = useState(empty);
  const [failure, setFailure] = useState<FailureCode | null>(null);
  const [sent, setSent] = useState<Entry<Field, Receipt>['sent']>(null);
  const sending = useRef({ text: '', key: '' });
  const form = useForm<Field, EnquiryFault, Value>({
    fields,
    idOf: (field) => `${prefix}-${field}`,
    labelOf: (field) => labels[field],
    say: (fault) => words.faults[fault],
    valueOf: (field) => typed[field],
    type: (field, text) => {
      setTyped((before) => ({ ...before, [field]: text }));
    },
    read: () => read(typed),
    submit: async (value) => {
      const token = await botToken(action).catch(() => null);
      if (token === null) {
        setFailure('bot_check_failed');
        return;
      }
      const text = JSON.stringify(value);
      if (sending.current.text !== text) sending.current = { text, key: newId() };
      const { data, error } = await send(value, { locale, botToken: token, key: sending.current.key });
      setFailure(data === undefined ? failureCodeOf(error) : null);
      if (data === undefined) return;
      sending.current = { text: '', key: '' };
      setSent({ receipt: data, email: value.email });
      // a comment asks for nothing that the agency sells
      if (action !== 'comment') dispatch(journey.happened({ type: 'generate_lead', form: action === 'contact' ? 'contactus' : action }));
    },
  });
  return {
    ...form,
    typed,
    failure: form.isBusy ? null : failure,
    sent,
    startAnew: () => {
      setTyped((before) => ({ ...empty, ...Object.fromEntries(keeps.map((field) => [field, before[field]])) }));
      setSent(null);
    },
  };
}
