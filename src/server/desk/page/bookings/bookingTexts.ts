/** What the desk says of a booking in one line. */
import { receipt as receiptEn } from '#core/content/messages/booking/payment/receipt.en';
import { receipt as receiptEs } from '#core/content/messages/booking/payment/receipt.es';
import type { TravelerName } from '#core/domain/booking/booking';
import { formatCents } from '#core/domain/values/money';
import { walletText } from '#core/domain/payment/wallets';
import type { Locale } from '#core/domain/site/routes';
import { SSR_CODES } from '#core/domain/travelers/assistance';
import { ticketName } from '#core/domain/travelers/ticketName';
import type { BookingFile } from '../../../bookings/desk/bookingDesk.service';
import type { BookingWords } from '../words/bookings.en';

type Booking = BookingFile['booking'];

/** People on a booking; of an erased one their names are gone. */
export const namesOf = ({ travelers }: Booking): string =>
  travelers
    .map(({ firstName, lastName }) => `${firstName} ${lastName}`.trim())
    .filter(Boolean)
    .join(', ');

/** Names as the tickets have them, and as travelers want the airline to correct them; empty where nobody did. */
export const requestedNames = ({ travelers }: Booking): string =>
  travelers
    .flatMap(({ nameCorrection, ...ticket }) =>
      nameCorrection?.state === 'asked' ? [`${ticketText(ticket)} → ${ticketText(nameCorrection.name)}`] : [],
    )
    .join('; ');

const ticketText = (name: TravelerName): string => {
  const printed = ticketName(name);
  return printed ? `${printed.family}/${printed.given}` : `${name.lastName}/${name.firstName}`;
};

/** Infants, and on whose lap each is. */
export const lapsText = ({ travelers }: Booking, words: BookingWords): string =>
  travelers
    .flatMap(({ firstName, lastName, heldBy = -1 }) => {
      const holder = travelers[heldBy];
      return holder ? [words.onLapOf(`${firstName} ${lastName}`, `${holder.firstName} ${holder.lastName}`)] : [];
    })
    .join('; ');

/** Who requested what, by name and by the code of airlines. */
export const assistanceText = ({ travelers }: Booking, words: BookingWords): string =>
  travelers
    .flatMap(({ firstName, lastName, assistance = [] }) =>
      assistance.map((kind) => `${firstName} ${lastName}: ${words.assistanceNames[kind]} (${SSR_CODES[kind]})`),
    )
    .join('; ');

export const routeOf = ({ offer }: Booking): string =>
  offer.query.slices.map(({ origin, destination, date }) => `${origin}–${destination} ${date}`).join(', ');

/** `Visa •••• 4242`; null where no card is known. */
export function cardText(lang: Locale, { wallet, cardBrand, cardLast4 }: Booking): string | null {
  const { brands, wallets } = lang === 'es' ? receiptEs : receiptEn;
  const brand = brands[cardBrand ?? 'unknown'];
  const last4 = cardLast4?.trim() ?? '';
  if (wallet !== null) return walletText(wallets[wallet], brand, last4);
  return last4 === '' ? null : `${brand} •••• ${last4}`;
}

/** What the airline gave instead of money: an amount, or `?` where it is not known in dollars; null where it gave none. */
export function creditText({ creditKind, creditAmount }: NonNullable<BookingFile['cancellation']>, words: BookingWords): string | null {
  if (creditKind === null) return null;
  return `${words.creditKinds[creditKind]}: ${creditAmount === null ? '?' : formatCents(creditAmount)}`;
}

/** How the airline changed the flights, and whether the traveler agreed. */
export function changeText(change: NonNullable<BookingFile['change']>, { changes }: BookingWords, moment: (at: Date) => string): string {
  const what = change.after === null ? changes.gone : change.isSignificant ? changes.significant : changes.small;
  return `${what}, ${change.acceptedAt === null ? changes.open : changes.accepted(moment(change.acceptedAt))}`;
}
