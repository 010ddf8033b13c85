/** The contact step: what was typed, what is wrong with it, and what is asked about it. */
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { readContact } from '#core/domain/travelers/contactRules';
import { isEmail, meantEmail, readEmail } from '#core/domain/typed/email';
import type { ContactFault, ContactField } from '#core/domain/travelers/contactRules';
import { useBookingWords, useLocale } from '#web/platform/sent/messages';
import { countryName } from '#web/parts/places/placeWords';
import { useForm } from '#web/ui/fields/useForm';
import { useBookingActions } from '../checkout/booking.hooks';
import { contactCorrected, contactKept, contactTyped, selectForms } from '../store/booking.slice';
import { loadEmailCheck } from './emailCheck';
import { loadPhoneReader } from './phoneReader';

const CONTACT_FIELDS: readonly ContactField[] = ['email', 'phone'];

export function useContactForm() {
  const { completeContact } = useBookingActions();
  const dispatch = useDispatch();
  const words = useBookingWords();
  const locale = useLocale();
  const { contact } = useSelector(selectForms);
  const [isUnreachable, setUnreachable] = useState(false);
  useEffect(() => {
    // Early, so that Continue need not wait; a failure is reported when it matters.
    loadPhoneReader().catch(() => undefined);
  }, []);
  const form = useForm<ContactField, ContactFault, unknown>({
    fields: CONTACT_FIELDS,
    idOf: (field) => `contact-${field}`,
    labelOf: (field) => words.fields[field],
    say: (fault) => words.contactFaults[fault],
    valueOf: (field) => contact[field],
    type: (field, text) => dispatch(contactTyped({ field, text })),
    read: async () => {
      setUnreachable(false);
      const reader = await loadPhoneReader().catch(() => null);
      setUnreachable(reader === null);
      return reader && readContact(contact, (text) => reader(text, locale));
    },
    submit: completeContact,
  });
  return {
    ...form,
    /** The phone library could not be loaded. */
    isUnreachable,
  };
}

/** What is asked about something typed, and its answers, a button each; never a reason to refuse (booking.25). */
export interface Question {
  readonly ask: string;
  readonly answers: readonly { readonly label: string; readonly give: () => void }[];
}

/**
 * The question about an address that looks mistyped; null while there is none, and once it was answered. With `left`, what its field was left
 * with, half an address is not questioned: that always looks mistyped.
 */
export function useEmailQuestion(left?: string): Question | null {
  const dispatch = useDispatch();
  const { typedQuestion } = useBookingWords();
  const { contact, answers } = useSelector(selectForms);
  const check = useLoaded(loadEmailCheck);
  const typed = readEmail(contact.email);
  const isNone = !isEmail(typed);
  const address = isNone ? meantEmail(typed) : typed;
  if (check === null || address === null || !isLeft(left, contact.email) || answers.keptEmail === typed) return null;
  const meant = check(address) ?? (isNone ? address : null);
  if (meant === null) return null;
  return {
    ask: typedQuestion.mistyped(typed),
    answers: [
      { label: typedQuestion.use(meant), give: () => dispatch(contactCorrected({ field: 'email', text: meant })) },
      // one that is no address is not to be kept
      ...(isNone ? [] : [{ label: typedQuestion.keep(typed), give: () => dispatch(contactKept({ field: 'email', text: typed })) }]),
    ],
  };
}

/** The question of which country a number is, or whether one of an area code that the tables lack is right. */
export function usePhoneQuestion(left?: string): Question | null {
  const dispatch = useDispatch();
  const locale = useLocale();
  const { typedQuestion } = useBookingWords();
  const { contact, answers } = useSelector(selectForms);
  const read = useLoaded(loadPhoneReader);
  const typed = contact.phone;
  const reading = isLeft(left, typed) ? read?.(typed, locale) : undefined;
  if (reading?.kind === 'several') {
    return {
      ask: typedQuestion.country,
      answers: reading.choices.map(({ country, number }) => ({
        label: `${countryName(country, locale)} (${number.replace(/;ext=.*/u, '')})`,
        give: () => dispatch(contactCorrected({ field: 'phone', text: number })),
      })),
    };
  }
  if (reading?.kind !== 'number' || reading.isKnown || answers.keptPhone === typed) return null;
  return {
    ask: typedQuestion.areaCode(typed.trim()),
    answers: [{ label: typedQuestion.keep(typed.trim()), give: () => dispatch(contactKept({ field: 'phone', text: typed })) }],
  };
}

const isLeft = (left: string | undefined, typed: string): boolean => left === undefined || left === typed;

/** What a chunk holds, once it is there; null without it: nothing waits for a question. */
function useLoaded<T>(load: () => Promise<T>): T | null {
  const [loaded, setLoaded] = useState<{ readonly it: T } | null>(null);
  useEffect(() => {
    let isOver = false;
    load().then(
      (it) => {
        if (!isOver) setLoaded({ it });
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [load]);
  return loaded && loaded.it;
}
