/** The outside bot check of an installation: four variables that only make sense together. */
import type { ConfigFault, ReadVariable } from './readVariable';
import { isSafeAddress } from './safeAddress';

export interface OutsideBotCheck {
  /** Sent to every visitor. */
  readonly siteKey: string;
  /** Sent to the provider alone. */
  readonly secret: string;
  /** Script of the provider, loaded by the pages that ask for a token. */
  readonly scriptUrl: string;
  /** Where the provider judges a token (`siteverify`). */
  readonly verifyUrl: string;
  /** Sources besides the script's own origin that its script loads from: `https://*.hcaptcha.com`. */
  readonly hosts: readonly string[];
  /** Least score that passes, 0 to 1; counts only where the provider gives one. */
  readonly minScore: number;
}

const KEY = /^[\w.:-]{1,300}$/;
const HOST = /^https:\/\/(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+(?::\d{1,5})?$/i;
const USUAL_SCORE = 0.5;

/** Null while none of it is set; one of the four alone is a fault that names the others. */
export function readOutsideBotCheck(read: ReadVariable, faults: ConfigFault[]): OutsideBotCheck | null {
  const key = (variable: string) =>
    read<string | null>(variable, null, 'a key of up to 300 letters, digits and . : _ -', (t) => (KEY.test(t) ? t : null));
  const address = (variable: string) => read<string | null>(variable, null, 'an https:// URL', (t) => (isSafeAddress(t) ? t : null));
  const parts = {
    BOT_CHECK_SITE_KEY: key('BOT_CHECK_SITE_KEY'),
    BOT_CHECK_SECRET: key('BOT_CHECK_SECRET'),
    BOT_CHECK_SCRIPT_URL: address('BOT_CHECK_SCRIPT_URL'),
    BOT_CHECK_VERIFY_URL: address('BOT_CHECK_VERIFY_URL'),
  };
  const hosts = read<readonly string[]>('BOT_CHECK_HOSTS', [], 'sources such as https://*.example.com, separated by commas', readHosts);
  const minScore = read('BOT_CHECK_MIN_SCORE', USUAL_SCORE, 'a number from 0 to 1', (t) =>
    /^(?:0(?:\.\d{1,3})?|1)$/.test(t) ? Number(t) : null,
  );
  const { BOT_CHECK_SITE_KEY: siteKey, BOT_CHECK_SECRET: secret, BOT_CHECK_SCRIPT_URL: scriptUrl, BOT_CHECK_VERIFY_URL: verifyUrl } = parts;
  if (siteKey !== null && secret !== null && scriptUrl !== null && verifyUrl !== null)
    return { siteKey, secret, scriptUrl, verifyUrl, hosts, minScore };
  if (Object.values(parts).some((part) => part !== null)) {
    for (const [variable, value] of Object.entries(parts))
      if (value === null && !faults.some((f) => f.variable === variable))
        faults.push({ variable, mustBe: 'set too: the outside bot check needs its site key, secret, script URL and verify URL' });
  }
  return null;
}

function readHosts(text: string): readonly string[] | null {
  const hosts = text.split(',').map((host) => host.trim());
  return hosts.every((host) => HOST.test(host)) ? hosts : null;
}
