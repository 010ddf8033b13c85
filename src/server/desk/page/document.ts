/** The desk's page as HTML: complete without a script, figures as tables, pictures of them above. */
import { formatCents } from '#core/domain/values/money';
import { parseIsoDate } from '#core/domain/values/dates';
import type { IsoDate } from '#core/domain/values/dates';
import type { Locale } from '#core/domain/site/routes';
import type { BuildManifest } from '../../pages/buildManifest';
import { escapeHtml, renderDocument } from '../../pages/document';
import { byDay, percentOf, revenueOf, sumOf } from '../../reports/figures';
import type { Figures } from '../../reports/figures';
import type { Attention, Happened } from '../../reports/reports.service';
import type { Cell } from '../csv';
import { lastDays, MOST_DAYS, queryOf } from './asked';
import type { Asked } from './asked';
import { columns, share } from './charts';
import { tableOf, TABLES } from './tables';
import type { ColumnKind, DeskData, DeskTable } from './tables';
import { en } from './words.en';
import type { DeskWords } from './words.en';
import { es } from './words.es';

export const DESK_PATH = '/desk';
export const WORDS: Readonly<Record<Locale, DeskWords>> = { en, es };
const ENTRY = 'desk';
const LOCALES: Readonly<Record<Locale, string>> = { en: 'en-US', es: 'es-US' };
const OTHER: Readonly<Record<Locale, Locale>> = { en: 'es', es: 'en' };
const QUICK = [7, 30, 90] as const;
/** Longer lists begin folded, or end in the file. */
export const SHOWN_ROWS = 40;

interface Frame {
  readonly lang: Locale;
  readonly brandName: string;
  readonly manifest: BuildManifest;
}

export interface DeskPage extends Frame {
  readonly asked: Asked;
  readonly today: IsoDate;
  readonly data: DeskData;
  readonly happened: Happened;
  readonly attention: Attention;
}

/** The form that asks for the token; `fault` is a sentence about the last try. */
export function signInDocument({ fault, ...frame }: Frame & { readonly fault: string | null }): string {
  const words = WORDS[frame.lang];
  const body =
    `<main class="sign-in"><h1>${escapeHtml(words.title)}</h1>` +
    `<form method="post" action="${DESK_PATH}${frame.lang === 'es' ? '?lang=es' : ''}">` +
    (fault === null ? '' : `<p class="fault" id="fault" role="alert">${escapeHtml(fault)}</p>`) +
    `<label for="token">${escapeHtml(words.token)}</label>` +
    `<input id="token" name="token" type="password" autocomplete="current-password" required maxlength="200" aria-describedby="hint${fault === null ? '' : ' fault'}"${fault === null ? '' : ' aria-invalid="true"'}>` +
    `<p class="hint" id="hint">${escapeHtml(words.tokenHint)}</p>` +
    `<button type="submit">${escapeHtml(words.signIn)}</button></form>` +
    `<p><a href="${DESK_PATH}?lang=${OTHER[frame.lang]}" lang="${OTHER[frame.lang]}" hreflang="${OTHER[frame.lang]}">${escapeHtml(words.otherLanguage)}</a></p></main>`;
  return frameOf(frame, words.signIn, body);
}

export function deskDocument(page: DeskPage): string {
  const { lang, asked, data, happened, attention } = page;
  const words = WORDS[lang];
  const tables = TABLES.map((name) => tableOf(name, data, words));
  const body = [
    header(page, words),
    '<main>',
    asked.isRangeWrong ? `<p class="fault" role="alert">${escapeHtml(words.rangeWrong(MOST_DAYS))}</p>` : '',
    `<p class="hint">${escapeHtml(words.daysEnd(data.timeZone))} ${escapeHtml(words.revenueNote)}</p>`,
    brief(sumOf(data.figures), lang, words),
    `<div class="pair">${waiting(attention, happened, words)}${list(words.written, [
      [words.messages, happened.messages],
      [words.vacations, happened.vacations],
      [words.cancelRequests, happened.cancelRequests],
      [words.newsletter, happened.newsletter],
      [words.alerts, happened.alerts],
      [words.mailsSent, happened.mailsSent],
    ])}${list(
      words.states,
      happened.bookings.map(({ state, count }) => [words.stateNames[state], count]),
    )}</div>`,
    charts(data, lang, words),
    ...tables.map((table) => section(table, page, words)),
    '</main>',
  ].join('\n');
  return frameOf(page, words.title, body);
}

function frameOf({ lang, brandName, manifest }: Frame, title: string, body: string): string {
  // a sheet of its own and no script: webpack makes an empty one for every entry
  const styled = { ...manifest, entries: { [ENTRY]: { styles: manifest.entries[ENTRY]?.styles ?? [], scripts: [] } } };
  return renderDocument({
    lang,
    title: `${title} · ${brandName}`,
    assets: { manifest: styled, entry: ENTRY },
    head: '<meta name="robots" content="noindex, nofollow">',
    body,
  });
}

function header({ lang, brandName, asked: { range }, today }: DeskPage, words: DeskWords): string {
  const date = (name: 'from' | 'to', label: string): string =>
    `<div><label for="${name}">${escapeHtml(label)}</label><input id="${name}" name="${name}" type="date" value="${range[name]}" required></div>`;
  const quick = [1, ...QUICK].map((days) => {
    const its = lastDays(today, days);
    const isShown = its.from === range.from && its.to === range.to;
    const name = days === 1 ? words.today : words.lastDays(days);
    return `<li><a href="${hrefOf('', queryOf(its, lang))}"${isShown ? ' aria-current="page"' : ''}>${escapeHtml(name)}</a></li>`;
  });
  return (
    `<header><div class="top"><h1><span>${escapeHtml(brandName)}</span> ${escapeHtml(words.title)}</h1>` +
    `<a href="${hrefOf('', queryOf(range, OTHER[lang]))}" lang="${OTHER[lang]}" hreflang="${OTHER[lang]}">${escapeHtml(words.otherLanguage)}</a>` +
    `<form method="post" action="${DESK_PATH}/sign-out${lang === 'es' ? '?lang=es' : ''}"><button class="plain" type="submit">${escapeHtml(words.signOut)}</button></form></div>` +
    `<div class="days"><form method="get" action="${DESK_PATH}">${lang === 'es' ? '<input type="hidden" name="lang" value="es">' : ''}` +
    `${date('from', words.from)}${date('to', words.to)}<button type="submit">${escapeHtml(words.show)}</button></form>` +
    `<nav aria-label="${escapeHtml(words.quick)}"><ul>${quick.join('')}</ul></nav></div></header>`
  );
}

function brief(sum: Figures, lang: Locale, words: DeskWords): string {
  const items: readonly (readonly [string, string])[] = [
    [words.revenue, formatCents(revenueOf(sum))],
    [words.refunded, formatCents(sum.refunded)],
    [words.tickets, countOf(sum.tickets, lang)],
    [words.calls, countOf(sum.calls, lang)],
    [words.searches, countOf(sum.searches, lang)],
    [words.ofSearches, percentText(percentOf(sum.tickets, sum.searches))],
  ];
  const tiles = items.map(([name, value]) => `<div><dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd></div>`).join('');
  return `<section aria-labelledby="brief"><h2 id="brief">${escapeHtml(words.inBrief)}</h2><dl class="tiles">${tiles}</dl></section>`;
}

function waiting(attention: Attention, { mailsFailed }: Happened, words: DeskWords): string {
  const counts = [
    [words.openEnquiries, attention.openEnquiries],
    [words.stuckPayments, attention.stuckPayments],
    [words.stuckCancellations, attention.stuckCancellations],
    [words.lateMails, attention.lateMails],
    [words.mailsFailed, mailsFailed],
  ] as const;
  const open = counts.filter(([, count]) => count > 0);
  if (open.length > 0) return list(words.attention, open, 'wants');
  return `<section><h2>${escapeHtml(words.attention)}</h2><p>${escapeHtml(words.nothingWaits)}</p></section>`;
}

function list(heading: string, lines: readonly (readonly [string, number])[], kind = ''): string {
  const rows = lines.map(([name, count]) => `<div><dt>${escapeHtml(name)}</dt><dd>${String(count)}</dd></div>`).join('');
  return `<section><h2>${escapeHtml(heading)}</h2><dl class="lines ${kind}">${rows}</dl></section>`;
}

function charts({ figures, range }: DeskData, lang: Locale, words: DeskWords): string {
  const days = byDay(figures, range.from, range.to);
  const chart = (caption: string, valueOf: (f: Figures) => number, format: (value: number) => string): string => {
    const values = days.map(valueOf);
    return columns({
      caption,
      says: words.chart(caption, format(Math.min(...values)), format(Math.max(...values))),
      bars: days.map((row, i) => ({ title: `${dayText(row.day, lang)}: ${format(values[i] ?? 0)}`, value: values[i] ?? 0 })),
      first: dayText(range.from, lang),
      last: dayText(range.to, lang),
      format,
    });
  };
  const count = (value: number): string => (Number.isInteger(value) ? countOf(value, lang) : '');
  return (
    `<div class="charts">${chart(words.revenueByDay, revenueOf, (cents) => formatCents(cents).replace('.00', ''))}` +
    `${chart(words.callsByDay, ({ calls }) => calls, count)}${chart(words.ticketsByDay, ({ tickets }) => tickets, count)}</div>`
  );
}

function section(table: DeskTable, { lang, asked: { range } }: DeskPage, words: DeskWords): string {
  const file = `<p><a href="${hrefOf(`/${table.name}.csv`, queryOf(range, lang))}" download>${escapeHtml(words.download(table.heading))}</a></p>`;
  const heading = `<h2 id="${table.name}">${escapeHtml(table.heading)}</h2>`;
  if (table.rows.length === 0) return `<section>${heading}<p>${escapeHtml(words.none)}</p></section>`;
  const shown = table.name === 'bookings' ? table.rows.slice(0, SHOWN_ROWS) : table.rows;
  const left = shown.length < table.rows.length ? `<p class="hint">${escapeHtml(words.newest(shown.length))}</p>` : '';
  const drawn = `<section class="scroll" aria-labelledby="${table.name}" tabindex="0">${tableHtml({ ...table, rows: shown }, lang)}</section>`;
  const isLong = shown.length > SHOWN_ROWS;
  return `<section>${heading}${isLong ? `<details><summary>${escapeHtml(table.heading)}</summary>${drawn}</details>` : drawn}${left}${file}</section>`;
}

function tableHtml({ columns: names, rows, hasTotal }: DeskTable, lang: Locale): string {
  const isNumber = (kind: ColumnKind | undefined): boolean => kind !== 'text' && kind !== 'day';
  const head = names.map(({ name, kind }) => `<th scope="col"${isNumber(kind) ? ' class="number"' : ''}>${escapeHtml(name)}</th>`).join('');
  const longest = names.map((_, i) => Math.max(0, ...rows.map((row) => (typeof row[i] === 'number' ? row[i] : 0))));
  const body = rows.map((row, at) => {
    const cells = row.map((cell, i) => {
      const kind = names[i]?.kind ?? 'text';
      const text = escapeHtml(cellText(cell, kind, lang));
      if (i === 0) return `<th scope="row">${text}</th>`;
      if (kind === 'bar') return `<td class="number">${text}${share(typeof cell === 'number' ? cell : 0, longest[i] ?? 0)}</td>`;
      return `<td${isNumber(kind) ? ' class="number"' : ''}>${text}</td>`;
    });
    return `<tr${hasTotal && at === rows.length - 1 ? ' class="total"' : ''}>${cells.join('')}</tr>`;
  });
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

function cellText(cell: Cell, kind: ColumnKind, lang: Locale): string {
  if (cell === null) return '–';
  if (typeof cell !== 'number') {
    const day = kind === 'day' && typeof cell === 'string' ? parseIsoDate(cell) : null;
    return day === null ? String(cell) : dayText(day, lang);
  }
  switch (kind) {
    case 'money':
      return formatCents(cell);
    case 'percent':
      return percentText(cell);
    case 'count':
    case 'bar':
    case 'text':
    case 'day':
      return countOf(cell, lang);
  }
}

const hrefOf = (path: string, query: string): string => escapeHtml(`${DESK_PATH}${path}?${query}`);
const countOf = (value: number, lang: Locale): string => value.toLocaleString(LOCALES[lang]);
const percentText = (value: number | null): string => (value === null ? '–' : `${value.toFixed(1)}%`);
const dayText = (day: IsoDate, lang: Locale): string =>
  new Intl.DateTimeFormat(LOCALES[lang], { timeZone: 'UTC', weekday: 'short', month: 'short', day: 'numeric', year: 'numeric' }).format(
    new Date(`${day}T00:00:00Z`),
  );
