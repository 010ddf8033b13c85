/** Kinds of letters and what becomes of them. */
export const LETTER_KINDS = ['received', 'ticketed', 'payment_failed', 'cancelled', 'schedule_change', 'reminder'] as const;
export type LetterKind = (typeof LETTER_KINDS)[number];

/** `dropped`: what it was to say is no longer true; `failed`: tried for two days, or refused for good. */
export type MailState = 'pending' | 'sent' | 'dropped' | 'failed';

export const MAIL_MOVES: Readonly<Record<MailState, readonly MailState[]>> = {
  pending: ['sent', 'dropped', 'failed'],
  sent: [],
  dropped: [],
  failed: [],
};
