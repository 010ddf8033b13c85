/** The forms of this feature: which fields each has, who reads them, and where they go. */
import { useEffect, useRef, useState } from 'react';
import type { FlightCancellation, VacationEnquiry } from '#core/contract/enquiries.schema';
import { failureCodeOf } from '#core/contract/problem';
import {
  EMPTY_CANCELLATION,
  EMPTY_ENQUIRY,
  EMPTY_VACATION,
  readCancellation,
  readEnquiry,
  readSubscriber,
  readVacation,
} from '#core/domain/site/enquiryRules';
import type { CancellationField, EnquiryField, VacationField } from '#core/domain/site/enquiryRules';
import { useEntry } from '#web/parts/entryForm.hooks';
import { useMailLink } from '#web/platform/browser/mailLink';
import { useEnquiryWords } from '#web/platform/sent/messages';
import { recordingToSend } from '#web/platform/recordings';
import {
  useAskForVacationMutation,
  useAskToCancelMutation,
  useConfirmMailMutation,
  useContactUsMutation,
  useEndMailMutation,
  useSubscribeMutation,
} from './enquiries.api';

const CONTACT: readonly EnquiryField[] = ['name', 'email', 'phone', 'subject', 'message'];
const CANCELLATION: readonly CancellationField[] = ['reference', 'email', 'name', 'phone', 'reason', 'wish', 'message'];
const VACATION: readonly VacationField[] = ['from', 'to', 'dates', 'travelers', 'budget', 'name', 'email', 'phone', 'message'];

export function useContactForm() {
  const words = useEnquiryWords();
  const [send] = useContactUsMutation();
  const [sendsRecording, setSendsRecording] = useState(false);
  const entry = useEntry({
    action: 'contact',
    fields: CONTACT,
    prefix: 'contact',
    empty: EMPTY_ENQUIRY,
    labels: words.fields,
    read: readEnquiry,
    send: (enquiry, { key, ...extras }) => {
      const recording = sendsRecording ? recordingToSend() : null;
      return send({ key, body: { ...enquiry, ...extras, ...(recording && { recording }) } });
    },
    keeps: ['name', 'email', 'phone'],
  });
  /** Consent to send a recording along: off until the box is checked. */
  return { entry, recording: { isWanted: sendsRecording, toggle: () => setSendsRecording(!sendsRecording) } };
}

export function useCancellationForm() {
  const words = useEnquiryWords();
  const [send] = useAskToCancelMutation();
  return useEntry({
    action: 'flightcancellation',
    fields: CANCELLATION,
    prefix: 'cancellation',
    empty: EMPTY_CANCELLATION,
    labels: { ...words.fields, message: words.optionalMessage },
    read: readCancellation,
    // the reader lets nothing through but what the lists hold
    send: (form, { key, ...extras }) => send({ key, body: { ...form, ...extras } as FlightCancellation }),
    keeps: ['email', 'name', 'phone'],
  });
}

export function useVacationForm() {
  const words = useEnquiryWords();
  const [send] = useAskForVacationMutation();
  return useEntry({
    action: 'vacenquiry',
    fields: VACATION,
    prefix: 'vacation',
    empty: EMPTY_VACATION,
    labels: { ...words.fields, message: words.optionalMessage },
    read: readVacation,
    // the reader lets nothing through but what the list holds
    send: (form, { key, ...extras }) => send({ key, body: { ...form, ...extras } as VacationEnquiry }),
    keeps: ['name', 'email', 'phone', 'from', 'travelers'],
  });
}

export function useNewsletterForm() {
  const words = useEnquiryWords();
  const [send] = useSubscribeMutation();
  return useEntry({
    action: 'newsletter',
    fields: ['email'],
    prefix: 'newsletter',
    empty: { email: '' },
    labels: { email: words.fields.email },
    read: readSubscriber,
    send: (form, { locale, botToken }) => send({ ...form, locale, botToken }),
    keeps: [],
  });
}

/** What the link of a mail asks for: to end is done at once, to confirm takes a press, since programs that test links follow them too. */
export function useMailSubscription() {
  const link = useMailLink('confirm', 'end');
  const [confirm, confirming] = useConfirmMailMutation();
  const [end, ending] = useEndMailMutation();
  const hasSent = useRef(false);
  const token = link?.act === 'end' ? link.token : null;
  useEffect(() => {
    if (token === null || hasSent.current) return;
    hasSent.current = true;
    void end(token);
  }, [token, end]);
  const { data, error, isLoading } = link?.act === 'end' ? ending : confirming;
  return {
    act: link?.act ?? null,
    kind: data?.kind ?? null,
    failure: error === undefined || isLoading ? null : failureCodeOf(error),
    isBusy: isLoading,
    go: () => {
      if (link !== null && !isLoading) void (link.act === 'end' ? end : confirm)(link.token);
    },
  };
}
