/** The two documents that Stripe's script works in. What they say without it is in place before any script runs. */
import { hostedFields as en } from '#core/content/messages/booking/payment/hostedFields.en';
import { hostedFields as es } from '#core/content/messages/booking/payment/hostedFields.es';
import type { Locale } from '#core/domain/site/routes';
import type { BuildManifest } from '../../content/pages/buildManifest';
import { escapeHtml, renderDocument } from '../../content/pages/document';

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
  const over = challenge?.clientSecret === null;
  const data = {
    key: script.publishableKey,
    incomplete: words.incomplete,
    unloadable: words.unloadable,
    again: words.again,
    ...(challenge === null ? {} : { challenge: challenge.id, secret: challenge.clientSecret ?? '' }),
  };
  const attributes = Object.entries(data).map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`);
  const within = challenge === null ? fieldsHtml(words) : `<p>${escapeHtml(over ? words.challengeOver : words.bankAsked)}</p>`;
  return renderDocument({
    lang,
    title,
    assets: { manifest, entry: ENTRY },
    // Not deferred, so that it is there before our own script; Stripe changes it, so that no hash would hold.
    head: `<meta name="robots" content="noindex"><script src="${escapeHtml(script.scriptUrl)}"></script>`,
    body: `<main aria-label="${escapeHtml(title)}"><div${attributes.join('')}>${within}</div></main>`,
  });
}

/** Where wallets and card are shown; the wallets hide until there is one. */
const fieldsHtml = (words: typeof en): string =>
  `<section class="wallets" data-ready="false" aria-label="${escapeHtml(words.walletsTitle)}"><div class="wallets__buttons"></div>` +
  `<p class="terms">${escapeHtml(words.walletTerms)}</p><p class="or"><span>${escapeHtml(words.orByCard)}</span></p></section>` +
  '<div class="card"></div>';
