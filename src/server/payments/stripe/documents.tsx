/** The two documents that Stripe's script works in. What they say without it is in place before any script runs. */
import { hostedFields as en } from '#core/content/messages/booking/payment/hostedFields.en';
import { hostedFields as es } from '#core/content/messages/booking/payment/hostedFields.es';
import type { Locale } from '#core/domain/site/routes';
import type { BuildManifest } from '../../content/pages/buildManifest';
import { siteDocument } from '../../content/pages/document/siteDocument';

const WORDS: Readonly<Record<Locale, typeof en>> = { en, es };
const ENTRY = 'stripe-fields';

export interface ScriptSettings {
  readonly publishableKey: string;
  readonly scriptUrl: string;
}

export interface Challenge {
  readonly id: string;
  /** Null where it is over. */
  readonly clientSecret: string | null;
}

/** With a challenge the document in which the bank asks, else the card fields. */
export function stripeDocument(lang: Locale, manifest: BuildManifest, script: ScriptSettings, challenge: Challenge | null): string {
  const words = WORDS[lang];
  const title = challenge === null ? words.title : words.challengeTitle;
  const of = challenge === null ? {} : { 'data-challenge': challenge.id, 'data-secret': challenge.clientSecret ?? '' };
  return siteDocument({
    lang,
    title,
    assets: { manifest, entry: ENTRY },
    head: (
      <>
        <meta name="robots" content="noindex" />
        {/* Not deferred, so that it is there before our own script; Stripe changes it, so that no hash would hold. */}
        <script src={script.scriptUrl} />
      </>
    ),
    body: (
      <main aria-label={title}>
        <div
          data-key={script.publishableKey}
          data-incomplete={words.incomplete}
          data-unloadable={words.unloadable}
          data-again={words.again}
          {...of}
        >
          {challenge === null ? <Fields words={words} /> : <p>{challenge.clientSecret === null ? words.challengeOver : words.bankAsked}</p>}
        </div>
      </main>
    ),
  });
}

/** Where wallets and card are shown; the wallets hide until there is one. */
const Fields = ({ words }: { readonly words: typeof en }) => (
  <>
    <section className="wallets" data-ready={false} aria-label={words.walletsTitle}>
      <div className="wallets__buttons" />
      <p className="terms">{words.walletTerms}</p>
      <p className="or">
        <span>{words.orByCard}</span>
      </p>
    </section>
    <div className="card" />
  </>
);
