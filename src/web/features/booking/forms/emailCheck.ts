/** Mistyped names of mail providers, found by a library in a chunk of its own: loaded when the contact step opens. */
import { withoutAccents } from '#core/domain/values/foldText';
import { at } from '#core/domain/values/checkedReads';

/** The address that was probably meant, or null where nothing looks mistyped. */
export type EmailCheck = (email: string) => string | null;

/** Providers that US and Latin American travelers use, and that the library does not name or names without their countries. */
const PROVIDERS = [
  ...['gmx.com', 'gmx.net', 'hotmail.com', 'hotmail.es', 'icloud.com', 'live.com', 'live.com.mx', 'mac.com', 'mail.com', 'outlook.com'],
  ...['outlook.es', 'prodigy.net.mx', 'terra.com', 'yahoo.com', 'yahoo.com.ar', 'yahoo.com.mx', 'yahoo.es'],
];
/** Endings of countries that the library would take for mistyped ones. */
const ENDINGS = ['bo', 'cr', 'do', 'ec', 'gt', 'hn', 'ni', 'pa', 'pe', 'pr', 'py', 'sv', 'uy', 've'].flatMap((c) => [c, `com.${c}`]);
const COMMERCIAL = ['ar', 'br', 'co', 'mx'].map((country) => `com.${country}`);

/** Every short name is near another one: `ibm.com` is not `aim.com`; `aol.con`, whose ending alone is wrong, is. */
const SHORTEST_GUESS = 8;

/** One error in a name, or two where the ending does not exist either: `gmial.con`. In the library's own measure. */
const NEAR = { knownEnding: 2, noEnding: 3 };

/** Almost no mailbox has accents, which phones add to `jose`, or begins as an address on the web. */
const bareAccents = (email: string): string =>
  withoutAccents(email)
    .normalize('NFC')
    .replace(/^www\./iu, '');

/** The chunk is fetched once, a failure is tried again. */
export async function loadEmailCheck(): Promise<EmailCheck> {
  const { run, POPULAR_DOMAINS, POPULAR_TLDS } = await import(/* webpackChunkName: "contact-checks" */ '@zootools/email-spell-checker');
  const domains = [...POPULAR_DOMAINS, ...PROVIDERS];
  const topLevelDomains = [...POPULAR_TLDS, ...ENDINGS, ...COMMERCIAL];
  return (typed) => {
    const email = bareAccents(typed);
    const isEndingKnown = topLevelDomains.some((ending) => email.toLowerCase().endsWith(`.${ending}`));
    const domainThreshold = isEndingKnown ? NEAR.knownEnding : NEAR.noEnding;
    const domain = run({ email, domains, topLevelDomains, domainThreshold })?.domain;
    // Only a provider is guessed at: a company's own name may be spelled in any way.
    const isOwnName = domain !== undefined && !isEndingKnown && email.toLowerCase().includes(`@${at(domain.split('.'), 0)}.`);
    if (domain === undefined || (domain.length < SHORTEST_GUESS && !isOwnName) || !domains.includes(domain))
      return email === typed ? null : email;
    return `${email.slice(0, email.lastIndexOf('@'))}@${domain}`;
  };
}
