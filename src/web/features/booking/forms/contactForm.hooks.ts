/** The contact step: what was typed, what is wrong with it, and an email address that looks mistyped. */
import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { isEmail, readContact } from '#core/domain/travelers/contactRules';
import type { ContactFault, ContactField } from '#core/domain/travelers/contactRules';
import { useBookingWords } from '#web/platform/sent/messages';
import { useForm } from '#web/ui/fields/useForm';
import { useBookingActions } from '../checkout/booking.hooks';
import { contactTyped, emailCorrected, emailKept, selectForms } from '../store/booking.slice';
import { loadEmailCheck } from './emailCheck';
import type { EmailCheck } from './emailCheck';
import { loadPhoneReader } from './phoneReader';

const CONTACT_FIELDS: readonly ContactField[] = ['email', 'phone'];

export function useContactForm() {
  const { completeContact } = useBookingActions();
  const dispatch = useDispatch();
  const words = useBookingWords();
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
      return reader && readContact(contact, reader);
    },
    submit: completeContact,
  });
  return {
    ...form,
    /** The phone library could not be loaded. */
    isUnreachable,
  };
}

export interface EmailQuestion {
  /** What was typed, and what was probably meant. */
  readonly typed: string;
  readonly meant: string;
  readonly correct: () => void;
  readonly keep: () => void;
}

/** The question about an address that looks mistyped; null while there is none, and once it was answered (booking.25). */
export function useEmailQuestion(): EmailQuestion | null {
  const dispatch = useDispatch();
  const { contact, answers } = useSelector(selectForms);
  const [check, setCheck] = useState<{ readonly meant: EmailCheck } | null>(null);
  useEffect(() => {
    let isOver = false;
    loadEmailCheck().then(
      (meant) => {
        if (!isOver) setCheck({ meant });
      },
      () => undefined, // nothing waits for a question
    );
    return () => {
      isOver = true;
    };
  }, []);
  const typed = contact.email.trim();
  const meant = check && isEmail(typed) && answers.keptEmail !== typed ? check.meant(typed) : null;
  if (meant === null) return null;
  return { typed, meant, correct: () => dispatch(emailCorrected(meant)), keep: () => dispatch(emailKept()) };
}
