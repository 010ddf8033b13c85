/** Query strings read strictly: every parameter known, none twice (reliability.11). Independent of any schema coercion. */
import type { FastifyReply } from 'fastify';
import type { ProblemField } from '#core/contract/problem';
import { LOCALES } from '#core/domain/site/routes';
import type { Locale } from '#core/domain/site/routes';
import type { Result } from '#core/domain/values/result';
import { err, ok } from '#core/domain/values/result';
import { sendProblem } from '../replies/problems';

/**
 * Reads the query string of `url` into the allowed parameters. Unknown names, repeated names and NUL characters are
 * errors that name the parameter; missing parameters are simply absent.
 */
export function readQuery<Name extends string>(
  url: string,
  allowed: readonly Name[],
): Result<Partial<Record<Name, string>>, ProblemField[]> {
  const at = url.indexOf('?');
  const params = new URLSearchParams(at < 0 ? '' : url.slice(at + 1));
  const values: Partial<Record<Name, string>> = {};
  const errors = new Map<string, string>();
  for (const [name, value] of params) {
    const known = allowed.find((a) => a === name);
    if (known === undefined) errors.set(name.slice(0, 40), 'is not a parameter of this call');
    else if (known in values) errors.set(name, 'must be given once');
    else if (value.includes('\0')) errors.set(name, 'must not contain NUL');
    else values[known] = value;
  }
  return errors.size === 0 ? ok(values) : err([...errors].map(([name, detail]) => ({ name, detail })));
}

/** The same with the language of `lang`, English where it is left out. */
export function readLocalizedQuery<Name extends string>(
  url: string,
  allowed: readonly Name[],
): Result<{ readonly locale: Locale; readonly values: Partial<Record<Name | 'lang', string>> }, ProblemField[]> {
  const read = readQuery(url, ['lang', ...allowed]);
  if (!read.ok) return read;
  const locale = LOCALES.find((known) => known === (read.value.lang ?? 'en'));
  return locale === undefined ? err([{ name: 'lang', detail: `must be ${LOCALES.join(' or ')}` }]) : ok({ locale, values: read.value });
}

/** Refuses a request whose parameters are wrong: 400 problem+json naming each of them. */
export function refuseQuery(reply: FastifyReply, errors: readonly ProblemField[]): FastifyReply {
  return sendProblem(reply, 'invalid_request', `Please check: ${errors.map((e) => e.name).join(', ')}.`, { errors });
}
