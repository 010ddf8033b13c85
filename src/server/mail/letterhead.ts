/** What letters that are about no booking have around their text. */
import type { Brand } from '#core/content/brand';
import { formMails as en } from '#core/content/messages/mails/formMails.en';
import type { FormMailWords } from '#core/content/messages/mails/formMails.en';
import { formMails as es } from '#core/content/messages/mails/formMails.es';
import { mail as mailEn } from '#core/content/messages/mails/mail.en';
import { mail as mailEs } from '#core/content/messages/mails/mail.es';
import { LANGUAGE_TAG } from '#core/domain/site/routes';
import type { Locale } from '#core/domain/site/routes';
import { headerText } from './headerText';
import { phoneLink } from './phones';
import type { Block } from './sheet/sheet';
import { sheetHtml } from './sheet/sheetHtml';
import { sheetText } from './sheet/sheetText';
import type { Letter } from './transport';

export const formMailWords = (locale: Locale): FormMailWords => (locale === 'es' ? es : en);

interface Text {
  readonly subject: string;
  readonly blocks: readonly Block[];
  /** Why this reader has it. */
  readonly why: string;
  /** Speaks of fares that nobody sells. */
  readonly isSandbox?: boolean;
}

/** The text with telephone and address of the agency, in both forms. */
export function onLetterhead(
  brand: Brand,
  locale: Locale,
  { subject: written, blocks, why, isSandbox = false }: Text,
): Pick<Letter, 'subject' | 'html' | 'text'> {
  const subject = headerText(written);
  const mail = locale === 'es' ? mailEs : mailEn;
  const sheet = {
    lang: LANGUAGE_TAG[locale],
    title: subject,
    brand: brand.brandName,
    blocks: [
      // a reference is not torn at its hyphen
      { kind: 'title', text: subject.replace(/([QC])-(?=[A-Z0-9]{7}\b)/, '$1\u2011') },
      ...blocks,
      { kind: 'facts', rows: [[mail.call, phoneLink(brand, locale)]] },
    ] satisfies readonly Block[],
    foot: [mail.foot(brand.legalName), ...brand.addressLines, why, ...(isSandbox ? [mail.testMode] : [])],
  };
  return { subject, html: sheetHtml(sheet), text: sheetText(sheet) };
}
