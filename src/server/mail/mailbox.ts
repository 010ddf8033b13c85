/** Which mailbox an address is delivered to, as far as the large providers say so. For counting: mail goes to the address as it was written. */
import { domainToASCII } from 'node:url';

interface Provider {
  /** Matches the domain; a group is the subdomain in which a mailbox has its name. */
  readonly domain: RegExp;
  /** Under which all of the domains are one. */
  readonly as?: string;
  /** What the name is read without. */
  readonly ignored?: RegExp;
  /** What a tag begins with besides `+`. */
  readonly tag?: string;
}

const PROVIDERS: readonly Provider[] = [
  // dots count at the companies that have their mail there
  { domain: /^(?:gmail|googlemail)\.com$/, as: 'gmail.com', ignored: /\./g },
  { domain: /^(?:icloud|me|mac)\.com$/, as: 'icloud.com' },
  { domain: /^(?:proton\.me|protonmail\.(?:com|ch)|pm\.me)$/, as: 'proton.me', ignored: /[._-]/g },
  // names have no hyphen: what follows one tells apart throw-away addresses
  { domain: /^(?:yahoo\.(?:com?\.)?[a-z]{2,3}|ymail\.com|rocketmail\.com|myyahoo\.com)$/, tag: '-' },
  // dots and hyphens are one there
  { domain: /^(?:ya\.ru|yandex\.(?:com\.)?[a-z]{2,3})$/, as: 'yandex.com', ignored: /[.-]/g },
  // all that is written before the name is a tag: `shop@ana.fastmail.com`
  { domain: /^(?:([^.]+)\.)?(?:fastmail\.(?:com|fm)|sent\.com)$/ },
];

/** One name for all addresses of a mailbox: `A.na+1@GoogleMail.com` is `ana@gmail.com`. */
export function mailboxOf(email: string): string {
  const address = email.normalize('NFKC').trim().toLowerCase();
  const at = address.lastIndexOf('@');
  if (at < 0) return address;
  const written = address.slice(at + 1).replace(/\.$/, '');
  const domain = domainToASCII(written) || written;
  const provider = PROVIDERS.find((each) => each.domain.test(domain));
  const tags = ['+', provider?.tag ?? '+'].map((sign) => address.indexOf(sign, 1)).filter((place) => place > 0);
  const name = address.slice(0, Math.min(at, ...tags));
  if (!provider) return `${name}@${domain}`;
  const own = provider.domain.exec(domain)?.[1];
  if (own !== undefined) return `${own}@${domain.slice(own.length + 1)}`;
  return `${name.replace(provider.ignored ?? /$^/, '') || name}@${provider.as ?? domain}`;
}
