/**
 * Letters about what people wrote (content.40): the text to the agency in English, and a receipt to the address that was given. The receipt has
 * fixed words and the reference alone: whoever typed the address may mean harm to whom it belongs.
 */
import type { NodePgDatabase } from 'drizzle-orm/node-postgres';
import type { Brand } from '#core/content/brand';
import type { FormMailWords } from '#core/content/messages/mails/formMails.en';
import { formMailWords, onLetterhead } from '../../mail/letterhead';
import type { EnquiryLetterKind } from '../../mail/mailStates';
import type { Block } from '../../mail/sheet/sheet';
import type { Letter } from '../../mail/transport';
import { enquiryOf } from './enquiries.repository';
import type { StoredEnquiry } from './enquiries.repository';
import { entryOf } from '#core/domain/values/checkedReads';

export interface EnquiryLettersDeps {
  readonly db: NodePgDatabase;
  readonly brand: Brand;
}

export function createEnquiryLetters({ db, brand }: EnquiryLettersDeps) {
  return {
    /** Null where the enquiry was erased before its letter left. */
    async letterOf({ kind, aboutId }: { readonly kind: EnquiryLetterKind; readonly aboutId: string }): Promise<Letter | null> {
      const enquiry = await enquiryOf(db, aboutId);
      if (!enquiry) return null;
      switch (kind) {
        case 'enquiry_received':
          return receiptOf(enquiry, brand);
        case 'enquiry_agency':
          return forAgency(enquiry, brand);
      }
    },
  };
}

function receiptOf(enquiry: StoredEnquiry, brand: Brand): Letter {
  const words = formMailWords(enquiry.locale);
  const { received, facts } = words;
  const blocks: readonly Block[] = [
    { kind: 'strong', text: received.texts[enquiry.kind] },
    { kind: 'note', text: received.soon },
    { kind: 'facts', rows: [[facts.request, enquiry.reference]] },
  ];
  const subject = received.subjects[enquiry.kind](enquiry.reference);
  return { to: enquiry.email, ...onLetterhead(brand, enquiry.locale, { subject, blocks, why: words.why.form }), attachments: [] };
}

/** An answer to it goes to whoever wrote. */
function forAgency(enquiry: StoredEnquiry, brand: Brand): Letter {
  const words = formMailWords('en');
  const { facts } = words;
  const { name, email, phone, locale, reference } = enquiry;
  const person = [
    [facts.name, name],
    [facts.email, email],
    ...(phone === '' ? [] : [[facts.phone, phone] as const]),
    [facts.language, locale === 'es' ? 'Spanish' : 'English'],
  ] as const;
  const blocks: readonly Block[] = [
    { kind: 'facts', rows: [[facts.request, reference], ...person] },
    { kind: 'facts', rows: sentRows(enquiry, words) },
    ...messageBlocks(enquiry, words),
  ];
  const text = onLetterhead(brand, 'en', { subject: `${enquiry.subject} (${reference})`, blocks, why: words.why.agency });
  return { to: brand.email, replyTo: email, ...text, attachments: [] };
}

/** What was filled in, under the names of the form; the message has a place of its own. */
function sentRows({ kind, subject, details }: StoredEnquiry, { facts, reasons, wishes, budgets }: FormMailWords) {
  const said = (table: Readonly<Record<string, string>>, name: string): string | undefined => entryOf(table, details[name]);
  const rows: Readonly<Record<StoredEnquiry['kind'], readonly (readonly [string, string | undefined])[]>> = {
    contact: [[facts.subject, subject]],
    cancellation: [
      [facts.reference, details['reference']],
      [facts.reason, said(reasons, 'reason')],
      [facts.wish, said(wishes, 'wish')],
    ],
    vacation: [
      [facts.from, details['from']],
      [facts.to, details['to']],
      [facts.dates, details['dates']],
      [facts.travelers, details['travelers']],
      [facts.budget, said(budgets, 'budget')],
    ],
  };
  return rows[kind].flatMap(([name, value]) => (value ? [[name, value] as const] : []));
}

const messageBlocks = ({ message }: StoredEnquiry, { facts }: FormMailWords): readonly Block[] =>
  message === ''
    ? []
    : [
        { kind: 'strong', text: facts.message },
        { kind: 'text', text: message },
      ];
