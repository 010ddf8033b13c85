/** The two documents the sandbox gateway shows in frames. All words are in place before any script runs; nothing is inline. */
import { hostedFields as en } from '#core/content/messages/booking/payment/hostedFields.en';
import { hostedFields as es } from '#core/content/messages/booking/payment/hostedFields.es';
import type { Locale } from '#core/domain/site/routes';
import { formatCents } from '#core/domain/values/money';
import type { BuildManifest } from '../../content/pages/buildManifest';
import { siteDocument } from '../../content/pages/document/siteDocument';
import type { Payment } from '../gateway';
import type { CardWords } from './fields/cardForm';
import { WALLET_CARDS } from './testCards';
import type { WalletCard } from './testCards';

type Words = typeof en;
const WORDS: Readonly<Record<Locale, Words>> = { en, es };
/** Entry of the web build that holds script and styles of both documents. */
const ENTRY = 'sandbox-fields';
const NO_INDEX = <meta name="robots" content="noindex" />;

export function cardFieldsDocument(lang: Locale, manifest: BuildManifest): string {
  const words = WORDS[lang];
  const forScript: CardWords = { faults: words.faults, testCardsOnly: words.testCardsOnly };
  const { title, number, numberExample, expiration, expirationExample, securityCode, securityCodeExample } = words;
  const body = (
    <main aria-label={title}>
      <Wallet words={words} />
      <form data-card={JSON.stringify(forScript)} noValidate aria-label={title}>
        <Field id="number" label={number} example={numberExample} autoComplete="cc-number" maxLength={24} />
        <Field id="expiration" label={expiration} example={expirationExample} autoComplete="cc-exp" maxLength={9} />
        <Field id="securityCode" label={securityCode} example={securityCodeExample} autoComplete="cc-csc" maxLength={4} />
      </form>
    </main>
  );
  return siteDocument({ lang, title, assets: { manifest, entry: ENTRY }, head: NO_INDEX, body });
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly example: string;
  readonly autoComplete: string;
  readonly maxLength: number;
}

const Field = ({ id, label, example, ...attributes }: FieldProps) => (
  <div className="field">
    <label htmlFor={id}>{label}</label>
    <input
      id={id}
      name={id}
      type="text"
      inputMode="numeric"
      {...attributes}
      placeholder={example}
      aria-describedby={`${id}-say`}
      aria-invalid={false}
      spellCheck={false}
      required
    />
    <span className="say" id={`${id}-say`} aria-live="polite" />
  </div>
);

/** The wallet's button, which waits for the script that handles it, and its sheet, which is hidden until the page wants it open. */
const Wallet = ({ words }: { readonly words: Words }) => (
  <>
    <section className="wallets" aria-label={words.walletsTitle}>
      <button type="button" className="wallet" disabled>
        {words.payFrom}
      </button>
      <p className="terms">{words.walletTerms}</p>
      <p className="or">
        <span>{words.orByCard}</span>
      </p>
    </section>
    <form data-pay={words.payFromWallet('{amount}')} data-failed={words.walletFailed} hidden>
      <fieldset>
        <legend>{words.walletSheet}</legend>
        {Object.entries(WALLET_CARDS).map(([kind, number], i) => (
          <label key={kind} className="choice">
            <input type="radio" name="card" value={kind} defaultChecked={i === 0} />
            <span>
              <b>{words.walletCard(number.slice(-4))}</b> {words.walletCards[kind as WalletCard]}
            </span>
          </label>
        ))}
      </fieldset>
      <p className="say" role="alert" />
      <div className="acts">
        <button type="submit" />
        <button type="button">{words.closeWallet}</button>
      </div>
    </form>
  </>
);

/** `payment` is null when the check is over or never was. */
export function challengeDocument(
  lang: Locale,
  manifest: BuildManifest,
  challengeId: string,
  payment: Pick<Payment, 'amount' | 'card'> | null,
): string {
  const words = WORDS[lang];
  const title = words.challengeTitle;
  const body = (
    <main aria-label={title}>
      <form data-challenge={challengeId} data-open={payment !== null} data-failed={words.challengeFailed}>
        <h1>{title}</h1>
        <p>{payment ? words.challengeText(formatCents(payment.amount), payment.card.last4) : words.challengeOver}</p>
        {payment && (
          <>
            <p className="say" role="alert" />
            <div className="acts">
              <button type="submit" value="complete">
                {words.complete}
              </button>
              <button type="submit" value="fail">
                {words.fail}
              </button>
            </div>
          </>
        )}
      </form>
    </main>
  );
  return siteDocument({ lang, title, assets: { manifest, entry: ENTRY }, head: NO_INDEX, body });
}
