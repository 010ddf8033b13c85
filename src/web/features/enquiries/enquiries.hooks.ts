/** The contact form: what is typed, what is wrong, and what became of it. */
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { EMPTY_ENQUIRY, readEnquiry } from '#core/domain/enquiryRules';
import type { EnquiryFaults, EnquiryField, EnquiryForm } from '#core/domain/enquiryRules';
import type { CallFailure, ProblemCode } from '#core/contract/problem';
import { botToken } from '#web/platform/botCheck';
import { journey } from '#web/platform/journey';
import { useLocale } from '#web/platform/messages';
import { useContactUsMutation } from './enquiries.api';

type Failure = ProblemCode | 'offline' | 'network' | 'unreadable';

export function useEnquiryForm() {
  const dispatch = useDispatch();
  const locale = useLocale();
  const [send, { data, error, isLoading, originalArgs, reset }] = useContactUsMutation();
  const [form, setForm] = useState<EnquiryForm>(EMPTY_ENQUIRY);
  const [faults, setFaults] = useState<EnquiryFaults>({});
  const [tries, setTries] = useState(0);
  const [proof, setProof] = useState<'none' | 'asked' | 'refused'>('none');
  const isSending = isLoading || proof === 'asked';
  const failure: Failure | null = proof === 'refused' ? 'bot_check_failed' : error === undefined ? null : failureOf(error);
  return {
    form,
    faults,
    /** Counts refused tries; each brings the focus to the summary. */
    tries,
    isSending,
    failure,
    /** Reference and address of a stored enquiry. */
    sent: data && originalArgs ? { reference: data.reference, email: originalArgs.email } : null,
    type: (field: EnquiryField, text: string): void => {
      setForm((f) => ({ ...f, [field]: text }));
      setFaults((f) => ({ ...f, [field]: undefined }));
    },
    submit: async (): Promise<void> => {
      if (isSending) return;
      const enquiry = readEnquiry(form);
      setFaults(enquiry.ok ? {} : enquiry.error);
      if (!enquiry.ok) {
        setTries((n) => n + 1);
        return;
      }
      setProof('asked');
      const token = await botToken('contact').catch(() => null);
      setProof(token === null ? 'refused' : 'none');
      if (token === null) return;
      const answer = await send({ ...enquiry.value, locale, botToken: token });
      if (answer.data) dispatch(journey.happened({ type: 'generate_lead', form: 'contactus' }));
    },
    startAnew: (): void => {
      setForm((f) => ({ ...f, subject: '', message: '' }));
      reset();
    },
  };
}

function failureOf(error: CallFailure | { readonly message?: string }): Failure {
  if (!('kind' in error)) return 'internal';
  return error.kind === 'problem' ? error.problem.code : error.kind;
}
