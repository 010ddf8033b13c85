/** The contact form: what is typed, what is wrong, and what became of it. */
import { useState } from 'react';
import { useDispatch } from 'react-redux';
import { EMPTY_ENQUIRY, readEnquiry } from '#core/domain/enquiryRules';
import type { Enquiry, EnquiryFault, EnquiryField, EnquiryForm } from '#core/domain/enquiryRules';
import { failureCodeOf } from '#core/contract/problem';
import type { FailureCode } from '#core/domain/failures';
import { recordingToSend } from '#web/platform/recordings';
import { botToken } from '#web/platform/botCheck';
import { journey } from '#web/platform/journey';
import { useEnquiryWords, useLocale } from '#web/platform/messages';
import { useForm } from '#web/ui/useForm';
import { useContactUsMutation } from './enquiries.api';

const FIELDS: readonly EnquiryField[] = ['name', 'email', 'phone', 'subject', 'message'];

export function useEnquiryForm() {
  const dispatch = useDispatch();
  const locale = useLocale();
  const words = useEnquiryWords();
  const [send, { data, error, originalArgs, reset }] = useContactUsMutation();
  const [typed, setTyped] = useState<EnquiryForm>(EMPTY_ENQUIRY);
  const [isRefused, setRefused] = useState(false);
  const [sendsRecording, setSendsRecording] = useState(false);
  const form = useForm<EnquiryField, EnquiryFault, Enquiry>({
    fields: FIELDS,
    idOf: (field) => `contact-${field}`,
    labelOf: (field) => words.fields[field],
    say: (fault) => words.faults[fault],
    valueOf: (field) => typed[field],
    type: (field, text) => {
      setTyped((f) => ({ ...f, [field]: text }));
    },
    read: () => readEnquiry(typed),
    submit: async (enquiry) => {
      const token = await botToken('contact').catch(() => null);
      setRefused(token === null);
      if (token === null) return;
      const recording = sendsRecording ? recordingToSend() : null;
      const answer = await send({ ...enquiry, locale, botToken: token, ...(recording && { recording }) });
      if (answer.data) dispatch(journey.happened({ type: 'generate_lead', form: 'contactus' }));
    },
  });
  const failure: FailureCode | null = isRefused ? 'bot_check_failed' : error === undefined ? null : failureCodeOf(error);
  return {
    ...form,
    /** Consent to send a recording along: off until the box is checked. */
    recording: { isWanted: sendsRecording, toggle: () => setSendsRecording(!sendsRecording) },
    failure: form.isBusy ? null : failure,
    /** Reference and address of a stored enquiry. */
    sent: data && originalArgs ? { reference: data.reference, email: originalArgs.email } : null,
    startAnew: (): void => {
      setTyped((f) => ({ ...f, subject: '', message: '' }));
      reset();
    },
  };
}
