/** Where a session is open, described so that its agent knows it again: the browser's family and system, and the address without its end. */
import { clientKey } from '../../../http/limits/rateLimits';

/** The first that is named: most browsers name others as well. */
const FAMILIES = [
  ['Edg', 'Edge'],
  ['OPR/', 'Opera'],
  ['SamsungBrowser/', 'Samsung Internet'],
  ['Firefox/', 'Firefox'],
  ['FxiOS/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['CriOS/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;
const SYSTEMS = [
  ['iPhone', 'iOS'],
  ['iPad', 'iOS'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['CrOS', 'ChromeOS'],
  ['Linux', 'Linux'],
] as const;

/** `Firefox, Windows`; only words of these lists, empty where none fits. */
export function browserName(userAgent: string | undefined): string {
  const named = (list: readonly (readonly [string, string])[]): readonly string[] =>
    list
      .filter(([sign]) => userAgent?.includes(sign))
      .slice(0, 1)
      .map(([, name]) => name);
  return [...named(FAMILIES), ...named(SYSTEMS)].join(', ');
}

/** `203.0.113.x`, or the first 48 bits of an IPv6 address; empty where there is none. */
export function networkOf(ip: string): string {
  const key = clientKey(ip);
  if (/^\d+\.\d+\.\d+\.\d+$/.test(key)) return `${key.slice(0, key.lastIndexOf('.'))}.x`;
  const groups = key.split(':');
  return groups.length === 4
    ? `${groups
        .slice(0, 3)
        .map((group) => group.replace(/^0+(?=.)/, ''))
        .join(':')}::`
    : '';
}
