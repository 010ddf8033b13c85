/** The receipt (money.27): one HTML file that fetches nothing and prints on one page. */
import { createHash } from 'node:crypto';
import { Fragment } from 'react';
import { receipt as wordsEn } from '#core/content/messages/booking/payment/receipt.en';
import { receipt as wordsEs } from '#core/content/messages/booking/payment/receipt.es';
import { localParts } from '#core/domain/values/dates';
import { formatCents } from '#core/domain/values/money';
import type { Cents } from '#core/domain/values/money';
import { lastOf } from '#core/domain/values/nonEmpty';
import { receiptLines } from '#core/domain/payment/priceLedger';
import type { Locale } from '#core/domain/site/routes';
import { localizedPhone } from '../../mail/phones';
import { Lines } from '../../html/Lines';
import { renderDocument } from '../../html/renderDocument';
import { cityOf, dayText, instantText, nameOf, wordsOf } from './tripBlocks';
import type { FileFacts } from './tripBlocks';
import { chargedWith, methodOfCharge, methodText } from './methodText';

/** Fonts of the device alone. On paper it is black on white whatever the screen shows. */
const STYLE = [
  ':root{color-scheme:light dark;--page:#fbf4e6;--card:#fffdf8;--ink:#17153f;--soft:#4d4970;--line:#e5d6b9}',
  '@media (prefers-color-scheme:dark){:root{--page:#12102e;--card:#1d1a45;--ink:#f6efe0;--soft:#cbc6ef;--line:#3d3890}}',
  "body{margin:0;padding:24px;background:var(--page);color:var(--ink);font:16px/1.45 -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif}",
  'main{max-width:720px;margin:0 auto;padding:32px;background:var(--card);border:1px solid var(--line);border-radius:14px}',
  'header{display:flex;flex-wrap:wrap;justify-content:space-between;gap:16px;margin-bottom:24px}',
  'h1{margin:0;font-size:28px;line-height:1.2}h2{margin:24px 0 8px;font-size:17px}address{font-style:normal;text-align:end}',
  'dl{display:grid;grid-template-columns:max-content 1fr;gap:4px 24px;margin:0}dt{color:var(--soft)}dd{margin:0;font-weight:600}',
  'table{width:100%;border-collapse:collapse}th,td{padding:6px 12px 6px 0;border-top:1px solid var(--line);text-align:start;font-weight:400;vertical-align:top}',
  'thead th{color:var(--soft);border-top:0;font-size:14px}td:last-child,th:last-child{padding-right:0;text-align:end;white-space:nowrap}',
  '.sum>*{font-weight:700}.soft{color:var(--soft);font-size:14px}p{margin:16px 0 0}',
  '@media (max-width:30em){body{padding:0}main{padding:20px;border:0;border-radius:0}address{text-align:start}dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:8px}}',
  '@page{size:auto;margin:12mm}@media print{:root{color-scheme:light;--page:#fff;--card:#fff;--ink:#000;--soft:#333;--line:#999}',
  'body{padding:0;font-size:10.5pt;line-height:1.3}main{max-width:none;padding:0;border:0}header{margin-bottom:8pt}h2{margin:10pt 0 3pt}',
  'th,td{padding-block:2.5pt}tr{break-inside:avoid}}',
].join('');

/** Names the style that the document carries to its content security policy. */
export const RECEIPT_STYLE_SOURCE = `'sha256-${createHash('sha256').update(STYLE).digest('base64')}'`;

/** In the requested language, else in that of the booking. */
export function receiptFileOf(
  { booking, ledger, paidExchanges, brand, isSandbox, now }: FileFacts,
  locale: Locale = booking.locale,
): string {
  const words = wordsOf({ locale });
  const receipt = locale === 'es' ? wordsEs : wordsEn;
  const { price, slices } = booking.offer;
  const { lines, paid, givenBack } = receiptLines(ledger);
  const trips = slices.map(({ legs }) =>
    receipt.flown(
      cityOf(words, booking, legs[0].from),
      cityOf(words, booking, lastOf(legs).to),
      dayText(words, localParts(legs[0].departs).date, true),
    ),
  );
  const methods = chargedWith(receipt, booking, paidExchanges, lines);
  const names = booking.travelers.map(nameOf);
  const facts: readonly (readonly [string, readonly string[]])[] = [
    [receipt.reference, [booking.reference]],
    [receipt.issued, [`${instantText(words, now)} UTC`]],
    ...(booking.billing.nameOnCard === '' ? [] : [[receipt.payer, [booking.billing.nameOnCard]] as const]),
    [receipt.method, methods.length === 0 ? [methodText(receipt, booking)] : methods],
    [receipt.trip, trips],
    [receipt.travelers, names],
  ];
  const made: readonly Amount[] = [
    [receipt.base, price.base],
    [receipt.taxes, price.taxes],
    [receipt.fee, price.serviceFee],
    ...(price.extras === undefined ? [] : [[receipt.extras, price.extras] as const]),
  ];
  const sums: readonly Amount[] = [
    [receipt.totalPaid, paid],
    [receipt.totalBack, givenBack],
    ...(givenBack > 0 ? [[receipt.balance, paid - givenBack] as const] : []),
  ];
  const movements = lines.map((line) => {
    const { at, reason, amount } = line;
    const how = reason === 'captured' ? methodOfCharge(receipt, booking, paidExchanges, line) : null;
    return {
      when: `${instantText(words, new Date(at))} UTC`,
      why: [words.mail.ledger.reasons[reason], ...(how === null ? [] : [how])],
      amount: `${reason === 'refunded' ? '−' : ''}${formatCents(amount)}`,
    };
  });
  const title = `${receipt.title} ${booking.reference}`;
  return renderDocument({
    lang: words.lang,
    title: `${title} · ${brand.brandName}`,
    head: (
      <>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <style>{STYLE}</style>
      </>
    ),
    body: (
      <body>
        <main>
          <header>
            <h1>{title}</h1>
            <address>
              <b>{brand.legalName}</b>
              <br />
              <Lines text={[...brand.addressLines, localizedPhone(brand, locale), brand.email].join('\n')} />
            </address>
          </header>
          <dl>
            {facts.map(([term, values]) => (
              <Fragment key={term}>
                <dt>{term}</dt>
                <dd>
                  <Lines text={values.join('\n')} />
                </dd>
              </Fragment>
            ))}
          </dl>
          <h2>{receipt.price}</h2>
          <Amounts rows={made} sums={[[receipt.total, price.total]]} />
          <h2>{receipt.movements}</h2>
          {movements.length === 0 ? (
            <p>{receipt.none}</p>
          ) : (
            <table>
              <thead>
                <tr>
                  <th scope="col">{receipt.date}</th>
                  <th scope="col">{receipt.reason}</th>
                  <th scope="col">{receipt.amount}</th>
                </tr>
              </thead>
              <tbody>
                {movements.map(({ when, why, amount }, i) => (
                  <tr key={i}>
                    <th scope="row">{when}</th>
                    <td>
                      <Lines text={why.join('\n')} />
                    </td>
                    <td>{amount}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          )}
          <Amounts sums={sums} />
          <p className="soft">{receipt.currency}</p>
          {isSandbox && <p className="soft">{receipt.testMode}</p>}
        </main>
      </body>
    ),
  });
}

type Amount = readonly [term: string, cents: Cents];

const Amounts = ({ rows = [], sums }: { readonly rows?: readonly Amount[]; readonly sums: readonly Amount[] }) => (
  <table>
    <tbody>
      {[...rows, ...sums].map(([term, cents], i) => (
        <tr key={term} className={i < rows.length ? undefined : 'sum'}>
          <th scope="row">{term}</th>
          <td>{formatCents(cents)}</td>
        </tr>
      ))}
    </tbody>
  </table>
);
