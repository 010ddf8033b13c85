/** Where the page is on which flights are changed, for a booking of this browser. */
import { href } from '#core/domain/site/routes';
import type { Locale } from '#core/domain/site/routes';
import { EXCHANGE_STEPS } from './exchange.types';
import type { ExchangeStep } from './exchange.types';

/** `draftId` as in the request for the booking, null for the newest; without a step where the page is opened directly. */
export function exchangeAddress(locale: Locale, draftId: string | null, step: ExchangeStep | null = null): string {
  const query = new URLSearchParams({ ...(draftId !== null && { draftId }), ...(step !== null && { step }) });
  return href('changeFlights', locale, {}, query.toString());
}

/** Reads the step of a query string; anything unknown is the first step. */
export function stepOfSearch(search: string): ExchangeStep {
  const wanted = new URLSearchParams(search).get('step');
  return EXCHANGE_STEPS.find((step) => step === wanted) ?? 'days';
}

/** Of the heading of a step, which takes the focus. */
export const exchangeHeadingId = (step: ExchangeStep): string => `exchange-${step}`;
