/** The form of fare alerts. */
import { useState } from 'react';
import { searchToBody } from '#core/contract/flights/searchBody';
import type { FareAlert, FareAlertReceipt } from '#core/contract/subscriptions.schema';
import { readSubscriber } from '#core/domain/site/enquiryRules';
import type { AlertStep } from '#core/domain/fares/fareAlerts';
import { hasTrips } from '#core/domain/search/flexibleTrips';
import { isRoundTrip } from '#core/domain/search/trip';
import type { SearchQuery } from '#core/domain/search/trip';
import { addDays, DATE_WINDOW_DAYS } from '#core/domain/values/dates';
import { useFlexibility } from './flexible.hooks';
import { api } from '#web/api/api';
import { useEntry } from '#web/parts/entryForm.hooks';
import { useEnquiryWords } from '#web/platform/sent/messages';
import { useToday } from '#web/platform/sent/pageFacts';

const { useAskForAlertMutation } = api.injectEndpoints({
  endpoints: (build) => ({
    askForAlert: build.mutation<FareAlertReceipt, FareAlert>({ query: (body) => ({ url: '/api/farealert', method: 'POST', body }) }),
  }),
});

export function useFareAlertForm(query: SearchQuery) {
  const words = useEnquiryWords();
  const [send] = useAskForAlertMutation();
  const flex = useFlexibility() ?? '';
  const [step, chooseStep] = useState<AlertStep>('usd50');
  const entry = useEntry({
    action: 'farealert',
    fields: ['email'],
    prefix: 'alert',
    empty: { email: '' },
    labels: { email: words.fields.email },
    read: readSubscriber,
    send: ({ email }, { locale, botToken }) =>
      send({ email, step, search: searchToBody(query), ...(flex === '' ? {} : { flex }), locale, botToken }),
    keeps: ['email'],
  });
  const today = useToday();
  const isClosed = !hasTrips(flex, isRoundTrip(query), today, addDays(today, DATE_WINDOW_DAYS));
  return { entry, flex, step, chooseStep, isClosed };
}
