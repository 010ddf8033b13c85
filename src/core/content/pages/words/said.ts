/** Figures that pages tell, as the code has them: a page that names a figure takes it from here. */
import { FREE_CANCEL, REFUND_DAYS } from '../../../domain/booking/cancelRules';
import { DATE_WINDOW_DAYS } from '../../../domain/values/dates';
import { MOST_ALERTS } from '../../../domain/fares/fareAlerts';
import { SERVICE_FEE } from '../../../domain/fares/fares';
import { formatCents } from '../../../domain/values/money';
import type { Cents } from '../../../domain/values/money';
import { NAME_DUE_HOURS } from '../../../domain/travelers/nameCorrection';
import { PASSPORT_DUE_HOURS } from '../../../domain/travelers/passportDue';
import { LAST_SALE_MINUTES } from '../../../domain/booking/saleWindow';
import { SIGNIFICANT_MINUTES } from '../../../domain/booking/scheduleChange';
import { MAX_TRAVELERS } from '../../../domain/travelers/travelers';

/** `$12`; with cents where there are any. */
export const dollars = (cents: Cents): string => formatCents(cents).replace(/\.00$/, '');

export const SAID = {
  domesticFee: dollars(SERVICE_FEE.domestic),
  internationalFee: dollars(SERVICE_FEE.international),
  familyFee: dollars(2 * SERVICE_FEE.domestic),
  freeHours: String(FREE_CANCEL.hours),
  freeDays: String(FREE_CANCEL.daysAhead),
  refundDaysCard: String(REFUND_DAYS.card),
  refundDaysOther: String(REFUND_DAYS.other),
  windowDays: String(DATE_WINDOW_DAYS),
  lastSaleMinutes: String(LAST_SALE_MINUTES),
  mostTravelers: String(MAX_TRAVELERS),
  mostAlerts: String(MOST_ALERTS),
  passportHours: String(PASSPORT_DUE_HOURS),
  nameHours: String(NAME_DUE_HOURS),
  changedHours: String(SIGNIFICANT_MINUTES.domestic / 60),
  changedHoursAbroad: String(SIGNIFICANT_MINUTES.international / 60),
} as const;
