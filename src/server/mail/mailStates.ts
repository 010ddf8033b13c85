/** Kinds of letters and what becomes of them. */
export const BOOKING_LETTERS = [
  'received',
  'ticketed',
  'payment_failed',
  'cancelled',
  'schedule_change',
  'exchanged',
  'name_refused',
  'reminder',
  'check_in',
] as const;
export type BookingLetterKind = (typeof BOOKING_LETTERS)[number];
/** What somebody wrote: a receipt to them, and the text to the agency. */
export const ENQUIRY_LETTERS = ['enquiry_received', 'enquiry_agency'] as const;
export type EnquiryLetterKind = (typeof ENQUIRY_LETTERS)[number];
/** Mail that somebody requested: whether it is really wanted, and a fare that fell. */
export const SUBSCRIPTION_LETTERS = ['newsletter_confirm', 'alert_confirm', 'alert_fell'] as const;
export type SubscriptionLetterKind = (typeof SUBSCRIPTION_LETTERS)[number];
/** A comment on the blog: a receipt, the text to the agency, that it is published, that somebody answered it. */
export const COMMENT_LETTERS = ['comment_received', 'comment_agency', 'comment_published', 'comment_answered'] as const;
export type CommentLetterKind = (typeof COMMENT_LETTERS)[number];
/** A link to all trips of an address, for whoever reads its mail. */
export type TripsLetterKind = 'trips_link';

/** To the agency: what wants a person. */
export type AttentionLetterKind = 'attention_agency';
export type LetterKind =
  | BookingLetterKind
  | TripsLetterKind
  | EnquiryLetterKind
  | SubscriptionLetterKind
  | CommentLetterKind
  | AttentionLetterKind;

/** How the cause of a letter begins that the desk or a traveler requested once more. */
export const AGAIN = 'again ';
export const isResent = (cause: string): boolean => cause.startsWith(AGAIN);

/** `dropped`: what it was to say is no longer true, or its address got too many; `failed`: tried for two days, or refused for good. */
export type MailState = 'pending' | 'sent' | 'dropped' | 'failed';

/** Why a letter was given up: a mail server refused it for good, or it could not be sent in two days. */
export type GivenUp = 'mail_refused' | 'mail_not_taken';

export const MAIL_MOVES: Readonly<Record<MailState, readonly MailState[]>> = {
  pending: ['sent', 'dropped', 'failed'],
  sent: [],
  dropped: [],
  failed: [],
};
